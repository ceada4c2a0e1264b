/** `npm run play -- --players 3 --bots greedy`: a table in the terminal, for people and bots. */
import { randomBytes } from 'node:crypto'
import { editions } from '@meanwhile/engine'
import { type Evening, playGame } from './evening.ts'
import { keyboardOf } from './keyboard.ts'
import { readOptions } from './options.ts'
import { paperFor } from './paper.ts'
import { yesOrNo } from './question.ts'
import { words } from './words.ts'

const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 1
} else {
  const evening: Evening = {
    options,
    keyboard: keyboardOf(process.stdin, process.stdout),
    paper: paperFor(process.stdout, process.env),
    say: (text) => console.log(text),
  }
  await spend(evening)
  evening.keyboard.close()
}

/** One game after the other, until nobody wants another. */
async function spend(evening: Evening): Promise<void> {
  const { options, paper, say } = evening
  const { language, edition } = options
  const { welcome, forHelp, seed: sayingSeed, again, bye } = words[language]
  say(`${paper.ink('bold', welcome(editions[edition].title))}\n${forHelp}`)
  for (let number = 0; ; number++) {
    const seed = number === 0 && options.seed !== null ? options.seed : randomBytes(4).toString('hex')
    say(`${paper.ink('dim', sayingSeed(seed))}\n`)
    if ((await playGame(evening, seed)) === 'left') break
    if (!(await yesOrNo(evening, words[language], again))) break
  }
  say(`\n${bye}`)
}
