/** The Actions of Cat Fluxx, and the functions of those whose procedure words alone cannot tell. */
import {
  choose,
  chooseBy,
  creepersOf,
  detach,
  directions,
  discard,
  draw,
  drawAside,
  fasten,
  ifSome,
  lay,
  moveTo,
  type Op,
  one,
  onlyIf,
  passFront,
  play,
  type Source,
  scatter,
  takeUp,
  thenDo,
  turnUp,
} from '../../ops.ts'
import { action, type Look } from '../card.ts'

const discardedCats: Source = { discarded: ['keeper'], which: { icon: 'cat' } }
/** A Cardboard Box is no shelter from Creeper Reassignment. */
const everyCreeper = creepersOf('all', { evenSheltered: true })

export const actions = () => ({
  'creeper-reassignment': action(
    'index-pointing-at-the-viewer',
    ['C4', 'C5', 'F13'],
    [
      onlyIf(
        everyCreeper,
        choose(one, everyCreeper, 'creeper-to-reassign'),
        choose(one, { without: 'creeper-to-reassign' }, 'who-gets-the-creeper'),
        detach('creeper-to-reassign'),
        moveTo('creeper-to-reassign', 'who-gets-the-creeper'),
        thenDo('fasten-reassigned'),
      ),
    ],
  ),
  'draw-4-and-scatter-em': action(
    'fallen-leaf',
    ['T9', 'T10', 'F4'],
    [drawAside(4), choose(one, 'aside', 'card-to-play-next'), play('card-to-play-next'), scatter],
  ),
  'the-zoomies': action('tornado', ['E3', 'C5', 'F11'], [choose(one, directions, 'cat-direction'), passFront('cat', 'cat-direction')]),
  'cat-distribution-system': action('incoming-envelope', ['E3', 'C5', 'G2'], [thenDo('distribute-cats')]),
  'nine-lives': action(
    'keycap-9',
    ['E3', 'T9'],
    [ifSome(discardedCats, [choose(one, discardedCats, 'cat-to-revive'), lay('cat-to-revive')], [draw(2)])],
  ),
  'staring-at-nothing': action(
    'white-circle',
    ['F4', 'F5'],
    [
      turnUp(4),
      choose(one, { asideOf: ['rule', 'goal', 'keeper', 'action', 'surprise'] }, 'card-to-take'),
      takeUp('card-to-take'),
      discard('aside'),
    ],
  ),
})

/** C5: whoever reassigned it also says which Keeper of its new holder it clings to. */
const fastenReassigned = ({ picks, hasIcon }: Look): Op[] => {
  const [creeper] = picks['creeper-to-reassign'] ?? []
  if (!creeper || !hasIcon(creeper, 'attach')) return []
  return [choose(one, { keepersAt: 'who-gets-the-creeper' }, 'keeper-to-fasten'), fasten('creeper-to-reassign', 'keeper-to-fasten')]
}

/** One gift at a time, until nobody has three or nobody is without; then whoever played it may still be. */
const distributeCats = ({ seat, game, hasIcon }: Look): Op[] => {
  const players = game.players.filter((player) => !player.waiting)
  const from = (start: number) => [...players.slice(start), ...players.slice(0, start)]
  const cats = (player: (typeof players)[number]) => player.front.filter((card) => hasIcon(card, 'cat')).length
  const mine = players.findIndex((player) => player.seat === seat)
  const giver = from(mine).find((player) => cats(player) >= 3)
  const catless = giver && from(players.indexOf(giver)).find((player) => cats(player) === 0)
  if (giver && catless) {
    return [
      chooseBy(giver.seat, one, { iconAt: giver.seat, icon: 'cat' }, 'cat-to-give'),
      moveTo('cat-to-give', catless.seat),
      thenDo('distribute-cats'),
    ]
  }
  const me = players[mine]
  return me && cats(me) === 0 ? [choose(one, discardedCats, 'cat-to-adopt'), lay('cat-to-adopt')] : []
}

/** Names stay for good: a stored game may hold them. */
export const thens = { 'fasten-reassigned': fastenReassigned, 'distribute-cats': distributeCats }
