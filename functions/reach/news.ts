/** What is told though nothing is asked: a game is over, a bot has taken somebody's seat, somebody spoke. */
import { type Names, texts } from '@meanwhile/texts'
import { hasSeenTheEnd } from '../people/ended.ts'
import type { Notice, Ports } from '../ports.ts'
import { nameOfTable } from '../table/seeing.ts'
import { readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { isOpen, opensAt } from '../time/hours.ts'
import { isLooking } from '../ws/connections.ts'
import { tomorrow } from './day.ts'
import { type Left, longestDelay, mostTries, pushToAll } from './devices.ts'
import { hold } from './holding.ts'
import { mailNews } from './mailing.ts'
import { toldAs } from './notification.ts'
import { markToldAs, type Person, personOf, waitingFor, wasToldAs } from './person.ts'
import { saying } from './question.ts'

const aWeek = 7 * 24 * 60 * 60

/** A socket may be half dead: whoever looks is looked after again, until no row of it can be left. */
const secondsToLook = [60, 15 * 60, 2 * 60 * 60]

/** By push to whoever has one, else by mail. Whoever looks at the table sees it there. */
export async function bringNews(ports: Ports, notice: Notice, tries = 0, looks = 0): Promise<void> {
  const person = await personOf(ports, notice.player)
  if (!person || wasToldAs(person, notice.table, onceOf(notice))) return
  if (notice.kind === 'game-over' && (await isLooking(notice.player, notice.table, ports))) return lookAgain(ports, notice, looks)
  const { player } = person
  if (!isOpen(player, ports.now())) {
    return hold(ports, opensAt(player, ports.now()), nameOf(notice), { kind: 'notice', notice, looks })
  }
  const item = await ports.store.get('games', stateKey(notice.table), { consistent: true })
  const stored = item && readItem(item)
  // They have taken their seat back in the meantime.
  if (!stored || (notice.kind === 'seat-taken' && !stored.bots[notice.seat])) return
  if (notice.kind === 'game-over' && (await hasSeenTheEnd(ports, player.id, stored))) return
  const news = await newsOf(ports, person, notice, stored)
  const wanted = player.preferences.push[notice.kind === 'game-over' ? 'over' : 'bot']
  const compose = async () => {
    const notification = await notificationOf(ports, person, notice, news)
    return isOpen(player, ports.now()) ? toldAs(notification) : null
  }
  const reached = wanted ? await pushToAll(ports, player.id, compose) : null
  if (reached?.how === 'reached') return markToldAs(ports, person, notice.table, onceOf(notice))
  if (reached?.how === 'busy' && tries < mostTries && reached.left.seconds <= longestDelay)
    return tryAgain(ports, notice, reached.left, tries)
  const slotted = reached?.how === 'withheld' ? reached : await mailNews(ports, player, news)
  if (slotted.how === 'sent' || slotted.how === 'before') await markToldAs(ports, person, notice.table, onceOf(notice))
  // Their hours ended while it was put into words.
  if (slotted.how === 'withheld') return bringNews(ports, notice, tries)
  if (slotted.how === 'busy') await ports.later.in(slotted.seconds, { kind: 'notice', notice, tries })
  // Two letters have gone out today: this one is the first of tomorrow.
  if (slotted.how === 'full') await hold(ports, tomorrow(player, ports.now()), nameOf(notice), { kind: 'notice', notice })
  // No letter goes to them: then when the device may be called again.
  if (slotted.how === 'taken' && reached?.how === 'busy' && tries < mostTries) await tryAgain(ports, notice, reached.left, tries)
}

/** Their page says that they have seen it when they leave it; if it says nothing, they are told. */
async function lookAgain(ports: Ports, notice: Notice, looks: number): Promise<void> {
  const seconds = secondsToLook[looks]
  if (seconds !== undefined) await hold(ports, ports.now() + seconds * 1000, nameOf(notice), { kind: 'notice', notice, looks: looks + 1 })
}

/** A device that rests was not called: to look at it is no try. */
function tryAgain(ports: Ports, notice: Notice, { seconds, tried }: Left, tries: number): Promise<void> {
  return hold(ports, ports.now() + seconds * 1000, nameOf(notice), { kind: 'notice', notice, tries: tries + (tried ? 1 : 0) })
}

/** A bot may take the same seat again, which is news again. */
const onceOf = ({ kind, number }: Notice): string => (number === undefined ? kind : `${kind}:${number}`)
const nameOf = ({ kind, table, player }: Notice): string => `${kind}#${table}#${player}`

async function newsOf(ports: Ports, { player }: Person, notice: Notice, stored: StoredGame) {
  const { language } = player
  const { tellings } = texts(language)
  const winner = stored.game.over?.winner ?? null
  const ended = (names: Names): string =>
    winner === null ? tellings.over.nobodyWon : winner === notice.seat ? tellings.over.youWon : tellings.over.won(names(winner))
  return {
    kind: notice.kind === 'game-over' ? ('over' as const) : ('seat-taken' as const),
    language,
    table: notice.table,
    name: (await nameOfTable(ports, notice.table)) ?? 'Meanwhile',
    sentence: notice.kind === 'game-over' ? await saying(ports, stored, language, ended) : tellings.seatTaken,
    link: `${ports.settings.origin}/t/${notice.table}`,
  }
}

async function notificationOf(ports: Ports, person: Person, notice: Notice, news: Awaited<ReturnType<typeof newsOf>>) {
  return {
    language: news.language,
    title: news.name,
    body: news.sentence,
    link: news.link,
    tag: notice.table,
    once: onceOf(notice),
    badge: (await waitingFor(ports, person)).length,
    ttlSeconds: aWeek,
    urgency: 'normal' as const,
  }
}
