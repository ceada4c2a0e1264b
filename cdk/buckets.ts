/** The buckets of a deployment, and what is in them. */
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  GetBucketTaggingCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from './config.ts'
import type { FileToPut } from './files.ts'

/** False if there is no such bucket. One of that name in somebody else's account is not ours to write to. */
export async function putFiles(s3: S3Client, Bucket: string, { account }: Config, files: FileToPut[]): Promise<boolean> {
  return ifThere(async () => {
    for (const file of files) await s3.send(new PutObjectCommand({ Bucket, ExpectedBucketOwner: account, ...file }))
  })
}

/** A bucket that holds something cannot be deleted. */
export async function emptyBucket(s3: S3Client, Bucket: string, { account }: Config): Promise<boolean> {
  const ours = { Bucket, ExpectedBucketOwner: account }
  return ifThere(async () => {
    for (;;) {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command(ours))
      if (Contents.length === 0) return
      const { Errors = [] } = await s3.send(
        new DeleteObjectsCommand({ ...ours, Delete: { Objects: Contents.map(({ Key }) => ({ Key })) } }),
      )
      if (Errors[0]) throw new Error(`${Errors[0].Key} in ${Bucket} could not be deleted: ${Errors[0].Message}`)
    }
  })
}

/** The logs of the edge outlive their stack. Each deployment names its bucket anew, so that they are known by their tags alone. */
export async function deleteLogs(s3: S3Client, config: Config): Promise<string[]> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}))
  const deleted: string[] = []
  for (const { Name = '' } of Buckets) {
    if (!Name.startsWith('meanwhile-') || !(await isLogsOf(s3, Name, config))) continue
    await emptyBucket(s3, Name, config)
    await s3.send(new DeleteBucketCommand({ Bucket: Name, ExpectedBucketOwner: config.account }))
    deleted.push(Name)
  }
  return deleted
}

async function isLogsOf(s3: S3Client, Bucket: string, { stage, account }: Config): Promise<boolean> {
  try {
    const { TagSet = [] } = await s3.send(new GetBucketTaggingCommand({ Bucket, ExpectedBucketOwner: account }))
    const tags = new Map(TagSet.map(({ Key, Value }) => [Key, Value]))
    return tags.get('meanwhile') === stage && (tags.get('aws:cloudformation:logical-id') ?? '').startsWith('assetslogs')
  } catch (error) {
    if ((error as Error).name === 'NoSuchTagSet') return false
    throw error
  }
}

async function ifThere(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if ((error as Error).name === 'NoSuchBucket') return false
    throw error
  }
}
