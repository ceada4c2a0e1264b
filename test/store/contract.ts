/** What every store promises. Run against the one in memory and against DynamoDB Local, so that they cannot drift apart. */
import { asking, type Opened } from './contract/asked.ts'
import { batchContract } from './contract/batch.ts'
import { conditionContract } from './contract/condition.ts'
import { itemContract } from './contract/item.ts'
import { meterContract } from './contract/meter.ts'
import { queryContract } from './contract/query.ts'
import { transactionContract } from './contract/transaction.ts'
import { updateContract } from './contract/update.ts'

export function storeContract(open: () => Opened): void {
  const asked = asking(open)
  itemContract(asked)
  updateContract(asked)
  conditionContract(asked)
  queryContract(asked)
  batchContract(asked)
  transactionContract(asked)
  meterContract(asked)
}
