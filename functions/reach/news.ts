/** What is told though nothing is asked: a game is over, a bot has taken somebody's seat, somebody wants to play again. */
import { type Names, texts } from '@meanwhile/texts'
import { hasSeenTheEnd } from '../people/ended.ts'
import { namesOf } from '../people/names.ts'
import type { Notice, Ports } from '../ports.ts'
import { nameOfTable, tableRow } from '../table/seeing.ts'
import { readItem, stateKey } from '../table/stored-game.ts'
import { isOpen, opensAt } from '../time/hours.ts'
import { isLooking } from '../ws/connections.ts'
import { tomorrow } from './day.ts'
import { type Left, longestDelay, mostTries, pushToAll } from './devices.ts'
import { hold } from './holding.ts'
import { mailNews, type News } from './mailing.ts'
import { toldAs } from './notification.ts'
import { markToldAs, type Person, personOf, waitingFor, wasToldAs } from './person.ts'
import { saying } from './question.ts'

const aWeek = 7 * 24 * 60 * 60

/** A socket may be half dead: whoever looks is looked after again, until no row of it can be left. */
const secondsToLook = [60, 15 * 60, 2 * 60 * 60]

/** By push to whoever has one, else by mail. Whoever looks at the table sees it there. */
export async function bringNews(ports: Ports, brought: Notice, tries = 0, looks = 0): Promise<void> {
  const person = await personOf(ports, brought.player)
  if (!person) return
  const notice = { ...brought, player: person.player.id }
  if (wasToldAs(person, notice.table, onceOf(notice))) return
  if (notice.kind === 'game-over' && (await isLooking(notice.player, notice.table, ports))) return lookAgain(ports, notice, looks)
  const { player } = person
  if (!isOpen(player, ports.now())) {
    return hold(ports, opensAt(player, ports.now()), nameOf(notice), { kind: 'notice', notice, looks })
  }
  const news = notice.kind === 'rematch' ? await newsOfRematch(ports, person, notice) : await newsOfGame(ports, person, notice)
  if (!news) return
  const wanted = player.preferences.push[notice.kind === 'seat-taken' ? 'bot' : 'over']
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
  const isUnwritten = slotted.how === 'taken' || slotted.how === 'stopped'
  if (isUnwritten && reached?.how === 'busy' && tries < mostTries) await tryAgain(ports, notice, reached.left, tries)
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
const onceOf = (notice: Notice): string =>
  'number' in notice && notice.number !== undefined ? `${notice.kind}:${notice.number}` : notice.kind
const nameOf = ({ kind, table, player }: Notice): string => `${kind}#${table}#${player}`

type Of<K extends Notice['kind']> = Notice & { kind: K }

/** Null if they have taken their seat back in the meantime, or seen the end themselves. */
async function newsOfGame(ports: Ports, { player }: Person, notice: Of<'game-over' | 'seat-taken'>): Promise<News | null> {
  const item = await ports.store.get('games', stateKey(notice.table), { consistent: true })
  const stored = item && readItem(item)
  if (!stored || (notice.kind === 'seat-taken' && !stored.bots[notice.seat])) return null
  if (notice.kind === 'game-over' && (await hasSeenTheEnd(ports, player.id, stored))) return null
  const { language } = player
  const { tellings } = texts(language)
  const winner = stored.game.over?.winner ?? null
  const ended = (names: Names): string =>
    winner === null ? tellings.over.nobodyWon : winner === notice.seat ? tellings.over.youWon : tellings.over.won(names(winner))
  return {
    kind: notice.kind === 'game-over' ? 'over' : 'seat-taken',
    language,
    table: notice.table,
    name: (await nameOfTable(ports, notice.table)) ?? 'Meanwhile',
    sentence: notice.kind === 'game-over' ? await saying(ports, stored, language, ended) : tellings.seatTaken,
    link: linkTo(ports, notice),
  }
}

/** Null if nobody waits for them any more: they have come or declined, it was closed, or it began without them. */
async function newsOfRematch(ports: Ports, { player: { id, language } }: Person, notice: Of<'rematch'>): Promise<News | null> {
  const row = await tableRow(ports, notice.table)
  if (row?.status !== 'lobby' || !row.awaited.includes(id)) return null
  const { tellings } = texts(language)
  const host = (await namesOf(ports, [row.host]))[row.host] ?? tellings.somebody
  const { name } = row.settings
  return { kind: 'rematch', language, table: notice.table, name, sentence: tellings.rematch(host), link: linkTo(ports, notice) }
}

const linkTo = ({ settings }: Ports, { table }: Notice): string => `${settings.origin}/t/${table}`

async function notificationOf(ports: Ports, person: Person, notice: Notice, news: News) {
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
