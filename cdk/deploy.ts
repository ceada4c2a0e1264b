/** `npm run deploy`: builds, checks and deploys what `meanwhile.config.ts` describes. */
import { S3Client } from '@aws-sdk/client-s3'
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import config from '../meanwhile.config.ts'
import { putFiles } from './buckets.ts'
import { run } from './command.ts'
import { checked } from './config.ts'
import { deploy, type Tools } from './deploying.ts'
import { filesIn } from './files.ts'
import { builtFiles } from './pages/built.ts'

const s3 = new S3Client({ region: config.region })
const ssm = new SSMClient({ region: config.region })

const parameters: Tools['parameters'] = {
  async version(Name) {
    try {
      const { Parameter } = await ssm.send(new GetParameterCommand({ Name }))
      return Parameter?.Version ?? null
    } catch (error) {
      if (error instanceof ParameterNotFound) return null
      throw error
    }
  },
  async put(parameter) {
    await ssm.send(new PutParameterCommand(parameter))
  },
}

const upload: Tools['upload'] = (bucket) => putFiles(s3, bucket, config, filesIn(builtFiles))

const tools: Tools = { say: console.log, run, parameters, upload, fetch: async (address) => (await fetch(address)).status }

deploy(checked(config), tools).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
