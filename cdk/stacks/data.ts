/** What must never be lost, apart from everything that comes and goes with a deployment. */
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ITable, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { TableName } from '../../functions/store/store.ts'
import { type TableDescription, tableNames, tables } from '../../functions/store/tables.ts'
import type { Restored } from '../config.ts'

/** Given up: the tables may be deleted, and go with their stack. */
export type DataProps = StackProps & { isGivenUp: boolean; restored?: Restored | undefined }
export type Tables = { [table in TableName]: ITable }

export class DataStack extends Stack {
  readonly tables: Tables

  constructor(scope: Construct, id: string, { isGivenUp, restored = {}, ...props }: DataProps) {
    super(scope, id, props)
    const described = (name: TableName) => ({ ...tables[name], ...(isGivenUp && { deletionProtection: false }) })
    const own = Object.fromEntries(tableNames.map((name) => [name, this.#table(name, described(name))])) as { [table in TableName]: Table }
    for (const table of Object.values(own)) this.#tellOthersOf(table)
    this.tables = { ...own, ...this.#standingIn(restored) }
  }

  /** Always, and not only while somebody asks: the others could not be pointed at another table, since nobody may take back what they still use. */
  #tellOthersOf(table: Table): void {
    for (const told of [table.tableArn, table.tableName, table.tableStreamArn]) if (told) this.exportValue(told)
  }

  /** Restored tables are nobody's but the account's: what the stack has stays as it is. */
  #standingIn({ games, players }: Restored): Partial<Tables> {
    const at = (name: TableName, tableName: string, tableStreamArn?: string): ITable =>
      Table.fromTableAttributes(this, `restored-${name}`, { tableName, ...(tableStreamArn && { tableStreamArn }) })
    return { ...(games && { games: at('games', games.name, games.stream) }), ...(players && { players: at('players', players.name) }) }
  }

  #table(name: TableName, { partitionKey, sortKey, ttl, stream, pointInTimeRecovery, deletionProtection }: TableDescription): Table {
    return new Table(this, name, {
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      sortKey: { name: sortKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: pointInTimeRecovery },
      deletionProtection,
      removalPolicy: deletionProtection ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(ttl && { timeToLiveAttribute: ttl }),
      ...(stream && { stream: StreamViewType[stream] }),
    })
  }
}
