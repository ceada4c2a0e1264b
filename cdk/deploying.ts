/** The order in which a deployment happens. What it is done with is handed in, so that the order can be looked at without an account. */
import type { Config } from './config.ts'
import { bucketNameOf, dataContext, givenUp, originOf, secretName, secretNames } from './config.ts'
import { ensureSecrets, type ParameterStore, versionsContext, versionsOf } from './secrets.ts'

export type Tools = {
  say: (line: string) => void
  /** Fails if the command does. */
  run: (command: string, ...args: string[]) => Promise<void>
  parameters: ParameterStore
  /** False if there is no such bucket yet. */
  upload: (bucket: string) => Promise<boolean>
  /** The status of an address. */
  fetch: (address: string) => Promise<number>
}

export async function deploy(config: Config, { say, run, parameters, upload, fetch }: Tools): Promise<void> {
  const { stage, account, region } = config
  say(`Deploying ${stage} to ${account}, ${region}: ${originOf(config)}`)
  // Built first: the checks look into what is deployed, and leave out what is not there.
  await run('npm', 'run', 'pages')
  await run('npm', 'run', 'check')
  // Nothing has been touched yet: whatever breaks a rule of ours ends here.
  await run('cdk', 'synth', '--quiet', '--no-notices')
  for (const name of await ensureSecrets(config, parameters)) say(`Made ${name}`)
  const versions = `${versionsContext}=${JSON.stringify(await versionsOf(config, parameters))}`
  // Before the pages that ask for them; on the first time there is no bucket, and nobody who could ask.
  const uploaded = await upload(bucketNameOf(config))
  await run('cdk', 'deploy', '--all', '--require-approval', 'never', '--no-notices', '--concurrency', '2', '--context', versions)
  if (!uploaded) await upload(bucketNameOf(config))
  const status = await fetch(`${originOf(config)}/api/v1/health`)
  if (status !== 200) throw new Error(`${originOf(config)} is deployed, but answers ${status}. See docs/operations.md.`)
  say(`\n${originOf(config)}`)
}

export type Destroying = Pick<Tools, 'say' | 'run'> & {
  confirm: (question: string) => Promise<string>
  emptyBucket: (bucket: string) => Promise<void>
  deleteSecrets: (names: string[]) => Promise<void>
  /** Of the edge, in S3. */
  deleteLogs: () => Promise<void>
}

/** Data outlives everything, unless somebody says in so many words that it must not. */
export async function destroy(config: Config, withData: boolean, tools: Destroying): Promise<void> {
  const { say, run, confirm, emptyBucket } = tools
  if (withData) {
    const answer = await confirm(`This deletes every game and every player of ${config.stage}, for ever. Type ${config.stage} to do it: `)
    if (answer.trim() !== config.stage) throw new Error('Nothing was destroyed.')
  }
  await emptyBucket(bucketNameOf(config))
  await run('cdk', 'destroy', ...leaving, '--force', 'Watch', 'Web', 'Service')
  if (withData) await destroyData(config, tools)
  const kept = Object.values(config.restored ?? {}).map(({ name }) => name)
  if (withData && kept.length > 0) say(`Restored tables belong to no stack: delete them yourself: ${kept.join(', ')}.`)
  say(withData ? 'Everything else is gone.' : 'Everything is gone but the data: games and players are there for the next npm run deploy.')
  say(`What is left, and what becomes of it: docs/deploy.md.`)
}

/**
 * By way of its stack, whose protection is taken off first. Tables that were deleted behind its back would leave a stack that still tells the others
 * their names.
 */
async function destroyData(config: Config, { run, deleteSecrets, deleteLogs }: Destroying): Promise<void> {
  const unprotected = ['--context', `${dataContext}=${givenUp}`]
  await run('cdk', 'deploy', ...leaving, ...unprotected, '--exclusively', '--require-approval', 'never', 'Data')
  await run('cdk', 'destroy', ...leaving, ...unprotected, '--exclusively', '--force', 'Data')
  await deleteSecrets(secretNames.map((name) => secretName(config, name)))
  await deleteLogs()
}

const leaving = ['--app', 'tsx leaving.ts', '--no-notices']
