/** `cdk synth` as a deployment runs it: through the command line, with every function bundled, without Docker and without network. */
import { describe, expect, it } from 'vitest'
import { isBuilt } from '../../cdk/pages/built.ts'
import { functionNames } from '../../functions/entry/environment.ts'
import { run } from '../tools/command.ts'
import { patience } from './synthesised.ts'

describe.skipIf(!isBuilt())('npm run -s synth', () => {
  it('writes four stacks and all that they deploy, and says how long it took', { timeout: patience }, async () => {
    const { code, lastLine, err } = await run('cdk/synth.ts', [], undefined, patience)
    const { seconds, stacks, functions, zipKiB } = JSON.parse(lastLine || err)
    expect(seconds).toBeGreaterThan(0)
    // It took no longer than it may.
    expect(code).toBe(0)
    expect([stacks, functions]).toEqual([4, functionNames.length])
    // The functions, each under a mebibyte, and the server of the pages.
    expect(zipKiB).toHaveLength(functionNames.length + 1)
    expect(Math.max(...zipKiB.slice(0, -1))).toBeLessThan(1024)
    expect(zipKiB.at(-1)).toBeLessThan(15 * 1024)
  })
})
