/** `npm run destroy`: takes everything down but the data; with `-- --with-data` that too, after asking. */
import { createInterface } from 'node:readline/promises'
import { DeleteTableCommand, DynamoDBClient, paginateListTables, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import config from '../meanwhile.config.ts'
import { run } from './command.ts'
import { checked } from './config.ts'
import { destroy } from './deploying.ts'

const client = new DynamoDBClient({ region: config.region })

/** They are protected from everything else, so that they have to be told first. */
async function deleteTables(): Promise<void> {
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    for (const TableName of TableNames.filter((name) => name.startsWith(`meanwhile-${config.stage}-data-`))) {
      await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }))
      await client.send(new DeleteTableCommand({ TableName }))
    }
  }
}

async function confirm(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(question)
  asking.close()
  return answer
}

destroy(checked(config), process.argv.includes('--with-data'), { say: console.log, run, deleteTables, confirm }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
