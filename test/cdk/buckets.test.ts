/** What happens to the buckets of a deployment, told by the requests that S3 gets. */
import { describe, expect, it } from 'vitest'
import { deleteLogs, emptyBucket, putFiles } from '../../cdk/buckets.ts'
import { config } from './synthesised.ts'

type Command = { constructor: { name: string }; input: { [name: string]: unknown } }
type Tags = { [key: string]: string }

/** An S3 with these buckets, each with its tags. */
function s3With(buckets: { [name: string]: { tags?: Tags; keys?: string[] } }) {
  const asked: string[] = []
  const replies: { [command: string]: (bucket: string, input: Command['input']) => object } = {
    ListBucketsCommand: () => ({ Buckets: Object.keys(buckets).map((Name) => ({ Name })) }),
    GetBucketTaggingCommand: (name) => {
      const { tags } = buckets[name] ?? {}
      if (!tags) throw Object.assign(new Error(), { name: 'NoSuchTagSet' })
      return { TagSet: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) }
    },
    ListObjectsV2Command: (name) => ({ Contents: buckets[name]?.keys?.slice(0, 2).map((Key) => ({ Key })) }),
    DeleteObjectsCommand: (name, { Delete }) => {
      buckets[name]?.keys?.splice(0, (Delete as { Objects: unknown[] }).Objects.length)
      return {}
    },
    PutObjectCommand: () => ({}),
    DeleteBucketCommand: () => ({}),
  }
  const send = async (command: Command): Promise<object> => {
    const { input } = command
    const kind = command.constructor.name
    const name = String(input.Bucket ?? '')
    asked.push(`${kind.replace('Command', '')} ${name}`)
    if (name && input.ExpectedBucketOwner !== config.account) throw new Error(`whose bucket is ${name}?`)
    if (name && !buckets[name]) throw Object.assign(new Error(), { name: 'NoSuchBucket' })
    return replies[kind]?.(name, input) ?? {}
  }
  return { s3: { send } as unknown as Parameters<typeof deleteLogs>[0], asked, buckets }
}

const logs = (stage: string): Tags => ({ meanwhile: stage, 'aws:cloudformation:logical-id': 'assetslogs3F2A' })

describe('The bucket of the files', () => {
  it('is emptied, however much is in it; and one that is not there is empty', async () => {
    const { s3, buckets } = s3With({ files: { keys: ['a', 'b', 'c', 'd', 'e'] } })
    expect([await emptyBucket(s3, 'files', config), buckets.files?.keys]).toEqual([true, []])
    expect(await emptyBucket(s3, 'none', config)).toBe(false)
  })

  it('is filled if it is there', async () => {
    const { s3 } = s3With({ files: {} })
    const file = { Key: 'sw.js', Body: Buffer.from(''), ContentType: 'text/javascript', CacheControl: 'no-cache' }
    expect([await putFiles(s3, 'files', config, [file]), await putFiles(s3, 'none', config, [file])]).toEqual([true, false])
  })
})

describe('The logs of the edge', () => {
  it('are deleted with the data: those of this stage, and nothing else that is called like them', async () => {
    const { s3, asked } = s3With({
      'meanwhile-test-web-assetslogs1': { tags: logs('test'), keys: ['one'] },
      'meanwhile-trial-web-assetslogs1': { tags: logs('trial') },
      'meanwhile-test-backup': { tags: { meanwhile: 'test' } },
      'meanwhile-test-nobody-knows': {},
      'holiday-pictures': { tags: logs('test') },
    })
    expect(await deleteLogs(s3, config)).toEqual(['meanwhile-test-web-assetslogs1'])
    expect(asked.filter((line) => line.startsWith('Delete'))).toEqual([
      'DeleteObjects meanwhile-test-web-assetslogs1',
      'DeleteBucket meanwhile-test-web-assetslogs1',
    ])
  })
})
