/** Actions that several editions print, and the functions of those whose procedure words alone cannot tell. */
import {
  all,
  askBoth,
  choose,
  dealFront,
  directions,
  discard,
  discarded,
  draw,
  drawAside,
  emptyTrash,
  exchange,
  extraTurn,
  frontOf,
  giveOut,
  handOver,
  keepersOf,
  one,
  onlyIf,
  passHands,
  perPlayer,
  play,
  repeat,
  swapHands,
  take,
  takeAtRandom,
  thenDo,
  upToHalf,
} from '../../ops.ts'
import { action, type Look } from '../card.ts'

const playNext = [choose(one, 'aside', 'card-to-play-next'), play('card-to-play-next')]

export const actions = () => ({
  'draw-2-and-use-em': action('bento-box', ['T9', 'T10', 'A4', 'F4'], [drawAside(2), repeat(all, ...playNext)]),
  'draw-3-play-2-of-them': action('sushi', ['T9', 'T10', 'F4'], [drawAside(3), repeat(2, ...playNext), discard('aside')]),
  'empty-the-trash': action('wastebasket', ['F2', 'F8'], [emptyTrash]),
  'everybody-gets-1': action('wrapped-gift', ['T10', 'J1'], [drawAside(perPlayer(1)), giveOut(1)]),
  'exchange-keepers': action(
    'handshake',
    ['G5', 'T15'],
    [
      onlyIf(
        keepersOf('others'),
        choose(one, keepersOf('self'), 'own-keeper-to-exchange'),
        onlyIf(
          keepersOf('self'),
          choose(one, keepersOf('others'), 'their-keeper-to-exchange'),
          exchange('own-keeper-to-exchange', 'their-keeper-to-exchange'),
        ),
      ),
    ],
  ),
  jackpot: action('slot-machine', ['F5'], [draw(3)]),
  'lets-do-that-again': action(
    'repeat-button',
    ['F2', 'T9'],
    [choose(one, discarded('action', 'rule'), 'card-to-play-again'), play('card-to-play-again')],
  ),
  'lets-simplify': action('scissors', ['F11', 'S1'], [choose(upToHalf, 'new-rules', 'rules-to-discard'), discard('rules-to-discard')]),
  'random-tax': action('classical-building', ['F4'], [takeAtRandom(1, 'others', 'hand')]),
  'rock-paper-scissors-showdown': action('crossed-swords', ['W1'], [choose(one, 'others', 'rival'), onlyIf('others', thenDo('showdown'))]),
  'rotate-hands': action('clockwise-vertical-arrows', ['F11', 'A1'], [choose(one, directions, 'direction'), passHands('direction')]),
  'rules-reset': action('broom', ['S1', 'F15'], [discard('new-rules')]),
  'steal-a-keeper': action('ninja', ['A3', 'G5'], [choose(one, keepersOf('others'), 'keeper-to-steal'), take('keeper-to-steal', 'front')]),
  'steal-something': action(
    'hook',
    ['A3', 'C4', 'F13', 'G5'],
    [choose(one, frontOf('others'), 'card-to-steal'), take('card-to-steal', 'front')],
  ),
  'mix-it-all-up': action('shuffle-tracks-button', ['G2', 'F11', 'F13', 'C5'], [dealFront]),
  'trash-something': action('litter-in-bin-sign', ['C4', 'G5'], [choose(one, frontOf('all'), 'card-to-trash'), discard('card-to-trash')]),
  'creeper-sweeper': action('sponge', ['C4', 'C6'], [discard('creepers')]),
  'take-another-turn': action('next-track-button', ['F9', 'L8'], [extraTurn]),
  'trade-hands': action(
    'palms-up-together',
    ['A1', 'F3'],
    [choose(one, 'others', 'whose-hand-to-trade'), swapHands('whose-hand-to-trade')],
  ),
  'trash-a-keeper': action('bomb', ['G5'], [choose(one, keepersOf('all'), 'keeper-to-trash'), discard('keeper-to-trash')]),
  'use-what-you-take': action(
    'fishing-pole',
    ['A2', 'T9'],
    [choose(one, 'others-with-cards', 'whose-card-to-use'), takeAtRandom({ word: 1 }, 'whose-card-to-use', 'aside'), play('taken')],
  ),
  'zap-a-card': action('high-voltage', ['S1', 'T13'], [choose(one, 'in-play', 'card-to-zap'), take('card-to-zap', 'hand')]),
})

const throws = ['rock', 'paper', 'scissors']
const beats: Record<string, string> = { rock: 'scissors', paper: 'rock', scissors: 'paper' }

/** Throws lie in the frame as mine, theirs, mine, theirs …; whoever first has 2 wins takes the other's whole hand. */
const showdown = ({ seat, picks, numeral }: Look) => {
  const rival = picks.rival?.[0] as `s${number}` | undefined
  if (!rival) return []
  const thrown = picks.throw ?? []
  let mine = 0
  let theirs = 0
  for (let i = 0; i + 1 < thrown.length; i += 2) {
    const [me, they] = [thrown[i] as string, thrown[i + 1] as string]
    if (beats[me] === they) mine++
    if (beats[they] === me) theirs++
  }
  const needed = numeral(2)
  if (mine >= needed) return [handOver(rival, seat)]
  if (theirs >= needed) return [handOver(seat, rival)]
  return [askBoth('rival', throws, 'throw'), thenDo('showdown')]
}

/** Names stay for good: a stored game may hold them. */
export const thens = { showdown }
