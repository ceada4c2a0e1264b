/** Files that are what they are, in S3, and the logs of who fetched what. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'

/** The service worker. */
export const workerPath = 'sw.js'
/** The addresses served from there; everything else is a page. A test holds this against what OpenNext has made. */
export const assetPaths = ['_next/*', 'icons/*', 'pictures/*', 'shapes/*', 'felt.svg', workerPath]

export class Assets extends Construct {
  readonly files: Bucket
  readonly logs: Bucket

  constructor(scope: Construct, id: string, { bucketName }: { bucketName: string }) {
    super(scope, id)
    const closed = { blockPublicAccess: BlockPublicAccess.BLOCK_ALL, encryption: BucketEncryption.S3_MANAGED, enforceSSL: true }
    // CloudFront writes its logs as another account would, and hands them over.
    const objectOwnership = ObjectOwnership.BUCKET_OWNER_PREFERRED
    const lifecycleRules = [{ expiration: Duration.days(30) }]
    // Who came remains to be seen after the end; but a deployment that failed at its beginning leaves nothing.
    this.logs = new Bucket(this, 'logs', {
      ...closed,
      objectOwnership,
      lifecycleRules,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    this.files = new Bucket(this, 'files', {
      ...closed,
      bucketName,
      // Every deployment brings its files again. Were it kept, its name would be taken when the stack is deployed anew.
      removalPolicy: RemovalPolicy.DESTROY,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'files/',
    })
  }
}
