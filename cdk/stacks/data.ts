/** What must never be lost, apart from everything that comes and goes with a deployment. */
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { TableName } from '../../functions/store/store.ts'
import { type TableDescription, tableNames, tables } from '../../functions/store/tables.ts'

/** Given up: the tables may be deleted, and go with their stack. */
export type DataProps = StackProps & { isGivenUp: boolean }
export type Tables = { [table in TableName]: Table }

export class DataStack extends Stack {
  readonly tables: Tables

  constructor(scope: Construct, id: string, { isGivenUp, ...props }: DataProps) {
    super(scope, id, props)
    const described = (name: TableName) => ({ ...tables[name], ...(isGivenUp && { deletionProtection: false }) })
    this.tables = Object.fromEntries(tableNames.map((name) => [name, this.#table(name, described(name))])) as Tables
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
