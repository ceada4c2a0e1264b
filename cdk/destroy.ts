/** `npm run destroy`: takes everything down but the data; with `-- --with-data` that too, after asking. */
import { createInterface } from 'node:readline/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { DeleteParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import config from '../meanwhile.config.ts'
import { deleteLogs, emptyBucket } from './buckets.ts'
import { run } from './command.ts'
import { checked } from './config.ts'
import { type Destroying, destroy } from './deploying.ts'

const s3 = new S3Client({ region: config.region })
const ssm = new SSMClient({ region: config.region })

async function confirm(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(question)
  asking.close()
  return answer
}

const tools: Destroying = {
  say: console.log,
  run,
  confirm,
  emptyBucket: async (name) => void (await emptyBucket(s3, name, config)),
  deleteSecrets: async (Names) => void (await ssm.send(new DeleteParametersCommand({ Names }))),
  deleteLogs: async () => void (await deleteLogs(s3, config)),
}

destroy(checked(config), process.argv.includes('--with-data'), tools).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
