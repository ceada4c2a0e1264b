/**
 * Marks the scripts that every page begins with, so that browsers compile them while they arrive, beside the page and not in its way:
 * left alone, Chromium compiles each function when it is first called, on the one thread that also listens to taps. The mark is
 * https://v8.dev/blog/explicit-compile-hints; to any other browser it is a comment.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const mark = '//# allFunctionsCalledOnLoad\n'

/** `built`: the folder that Next has built into. */
export function compileAhead(built: string): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, 'build-manifest.json'), 'utf8')) as { rootMainFiles: string[] }
  for (const file of rootMainFiles.map((name) => join(built, name))) {
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(mark)) writeFileSync(file, mark + script)
  }
}
