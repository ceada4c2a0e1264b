/**
 * `npm run rewake -- <export of the restored games> <name of the table ephemeral>`: after a restore, lets the sweep look at every game that goes on. What woke
 * them since is used up, and what they waited for then is not in the present lists.
 */
import { dynamoStore, makeClient } from '../functions/store/dynamo.ts'
import { itemsIn } from './replay-check/reading.ts'
import { rewake } from './replay-check/rewaking.ts'

const [path, ephemeral] = process.argv.slice(2)
if (!path || !ephemeral) {
  console.error('npm run rewake -- <file or folder of an export of the restored table "games"> <name of the table "ephemeral">')
  process.exit(2)
}
const { AWS_REGION: region = 'us-east-1', DYNAMODB_ENDPOINT: endpoint } = process.env
const store = dynamoStore(makeClient({ region, ...(endpoint && { endpoint }) }), { games: 'none', players: 'none', ephemeral })
console.log(JSON.stringify({ games: await rewake(itemsIn(path), store, Date.now()) }))
