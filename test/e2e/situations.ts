/** The tables in which a layout shows whether it holds: few and many people, rules, cards; long names; every width; both languages; large text; the dark. */
import type { Position, View } from '@meanwhile/engine'
import type { House, Look, Person } from './browser.ts'
import { type Asking, bystander, layOut } from './laid-out.ts'

/** `plays`: what the first of the others plays as soon as everything lies there. */
type Table = { people: string[]; laid: Omit<Position, 'editions' | 'table'> & Partial<Pick<Position, 'editions'>>; plays?: string }
export type Situation = { name: string; table: keyof typeof tables; look: Look; text?: 'huge' }

const longNames = ['Maximiliana-Josephine von Hohenfels-Lauf', 'Bartholomew Featherstonehaugh', 'Ines', 'Konstantinos Papadopoulos', 'Wu']

const tables = {
  two: {
    people: ['Ben'],
    laid: {
      turn: 's1',
      players: [
        { hand: ['steal-a-keeper', 'milk', 'inflation', 'lullaby', 'rotate-hands'], front: ['the-moon', 'cookies'] },
        { hand: ['bread', 'time', 'toast'], front: ['the-rocket', 'chocolate', 'love'] },
      ],
      rules: ['draw-3', 'play-2', 'get-on-with-it'],
      goals: ['rocket-to-the-moon'],
      discard: ['jackpot', 'random-tax', 'the-sun'],
    },
  },
  six: {
    people: longNames,
    laid: {
      turn: 's1',
      players: [
        {
          hand: [
            'steal-a-keeper',
            'rock-paper-scissors-showdown',
            'the-eye-of-the-beholder',
            'swap-plays-for-draws',
            'cant-buy-me-love',
            'draw-3-play-2-of-them',
            'winning-the-lottery',
            'trash-a-new-rule',
            'share-the-wealth',
            'lets-do-that-again',
            'poor-bonus',
            'milk',
            'toast',
            'hand-limit-1',
            'empty-the-trash',
          ],
          front: ['time', 'the-toaster', 'the-sun', 'the-rocket', 'the-party', 'the-eye', 'the-brain', 'television'],
        },
        { hand: ['sleep', 'dreams'], front: ['peace', 'music', 'money'] },
        { hand: ['lullaby'], front: ['love'] },
        { hand: ['hippyism', 'bed-time', 'baked-goods'] },
        { hand: ['jackpot', 'zap-a-card'], front: ['chocolate', 'bread'] },
        { front: ['the-moon'] },
      ],
      rules: [
        'draw-4',
        'play-3',
        'inflation',
        'double-agenda',
        'rich-bonus',
        'party-bonus',
        'no-hand-bonus',
        'recycling',
        'mystery-play',
        'goal-mill',
      ],
      goals: ['milk-and-cookies', 'day-dreams'],
      discard: ['random-tax', 'rules-reset'],
    },
  },
  limits: {
    people: ['Ana', 'Ines'],
    laid: {
      turn: 's2',
      players: [
        {
          hand: ['steal-a-keeper', 'milk', 'inflation', 'lullaby', 'rotate-hands', 'toast', 'sleep'],
          front: ['the-moon', 'cookies', 'the-brain', 'television'],
        },
        { hand: ['hand-limit-2', 'bread', 'time'], front: ['the-rocket', 'chocolate'] },
        { hand: ['jackpot'], front: ['love'] },
      ],
      rules: ['play-2', 'keeper-limit-2', 'draw-2'],
      goals: ['rocket-to-the-moon'],
      discard: ['random-tax'],
    },
    plays: 'hand-limit-2',
  },
  gotham: {
    people: ['Ben', 'Ines'],
    laid: {
      editions: ['batman'],
      turn: 's1',
      players: [
        {
          hand: ['veto', 'steal-something', 'the-bank', 'mad-love', 'jailbreak'],
          front: ['batman', 'batman-cuffs', 'two-face'],
          cuffed: ['bane'],
        },
        { hand: ['stop-that', 'kpow'], front: ['robin', 'the-joker', 'batmobile'] },
        { hand: ['draw-3'], front: ['catwoman', 'wayne-manor'] },
      ],
      rules: ['draw-2', 'play-3', 'arkham-asylum', 'elsewhere-in-gotham-city', 'night-patrol'],
      asylum: ['the-riddler', 'mr-freeze'],
      goals: ['the-dynamic-duo'],
      discard: ['jackpot'],
    },
  },
  tardis: {
    people: ['Ben', 'Ines', 'Wu'],
    laid: {
      editions: ['doctor-who'],
      turn: 's1',
      players: [
        {
          hand: ['regeneration', 'that-scarf', 'thats-mine', 'three-of-me'],
          front: ['tenth-doctor', 'rose-tyler', { creeper: 'daleks', on: 'tardis' }, 'tardis'],
        },
        { hand: ['dont-blink', 'k-9'], front: ['fourth-doctor', 'sarah-jane-smith'] },
        { hand: ['draw-4'], front: ['weeping-angels', 'the-ponds'] },
        { hand: ['zap-a-card'] },
      ],
      rules: ['draw-3', 'play-2', 'blinovitch-limitation-effect', 'bigger-on-the-inside'],
      goals: ['bad-wolf', 'same-person-new-face'],
      discard: ['psychic-paper'],
    },
  },
  cats: {
    people: ['Ben'],
    laid: {
      editions: ['cat'],
      turn: 's1',
      players: [
        {
          hand: ['kitten', 'the-zoomies', 'creeper-reassignment', 'lapful-of-cats'],
          front: [
            'tabby-cat',
            { creeper: 'fleas', on: 'tabby-cat' },
            { creeper: 'hairball', on: 'tabby-cat' },
            'cardboard-box',
            'vacuum-cleaner',
            'tuxedo-cat',
          ],
        },
        {
          hand: ['puppy', 'draw-5'],
          front: ['small-loud-dog', 'the-purr', { creeper: 'the-cone', on: 'small-loud-dog' }, 'can-of-tuna', 'ball-of-yarn'],
        },
      ],
      rules: ['draw-3', 'play-2', 'curiosity', 'cat-in-the-room-bonus', 'crazy-cat-bonus'],
      goals: ['crossing-your-path'],
      discard: ['random-tax'],
    },
  },
  park: {
    people: ['Ben', 'Ines'],
    laid: {
      editions: ['regular-show'],
      turn: 's1',
      players: [
        { hand: ['do-me-a-solid', 'paycheck', 'staff-meeting', 'inseparable'], front: ['mordecai', 'time-machine', 'unfinished-chores'] },
        { hand: ['step-off', 'rake'], front: ['rigby', 'golf-cart'] },
        { hand: ['draw-5'], front: ['benson', 'destroyer-of-worlds', 'coffee'] },
      ],
      rules: ['draw-2', 'play-3', 'yeahuh-required', 'call-your-shot', 'hazard-pay'],
      goals: ['free-refills'],
      discard: ['jackpot'],
    },
  },
} satisfies { [name: string]: Table }

const widths = [320, 390, 768, 1280]

export const situations: Situation[] = [
  ...widths.map((width): Situation => ({ name: `two-${width}`, table: 'two', look: { width } })),
  ...widths.map((width): Situation => ({ name: `six-${width}`, table: 'six', look: { width } })),
  ...widths.map((width): Situation => ({ name: `six-german-dark-${width}`, table: 'six', look: { width, dark: true, language: 'de-DE' } })),
  ...widths.map((width): Situation => ({ name: `two-text-200-${width}`, table: 'two', look: { width }, text: 'huge' })),
  ...widths.map(
    (width): Situation => ({ name: `six-german-text-200-${width}`, table: 'six', look: { width, language: 'de-DE' }, text: 'huge' }),
  ),
  ...[390, 1280].map((width): Situation => ({ name: `limits-${width}`, table: 'limits', look: { width } })),
  ...[390, 1280].map(
    (width): Situation => ({ name: `limits-german-dark-${width}`, table: 'limits', look: { width, dark: true, language: 'de-DE' } }),
  ),
  ...(['gotham', 'tardis', 'cats', 'park'] as const).flatMap((table): Situation[] => [
    { name: `${table}-390`, table, look: { width: 390 } },
    { name: `${table}-german-dark-1280`, table, look: { width: 1280, dark: true, language: 'de-DE' } },
  ]),
  { name: 'gotham-german-320', table: 'gotham', look: { width: 320, language: 'de-DE' } },
  { name: 'two-landscape', table: 'two', look: { width: 844, height: 390 } },
  { name: 'limits-landscape', table: 'limits', look: { width: 844, height: 390 } },
]

/** Nobody gets as many guests from one address in an hour as there are situations: the same people play in all of them. */
const regulars = new WeakMap<House, Map<string, Promise<Person | Asking>>>()
function regular<P extends Person | Asking>(house: House, name: string, come: () => Promise<P>): Promise<P> {
  const known = regulars.get(house) ?? new Map<string, Promise<Person | Asking>>()
  regulars.set(house, known)
  const there = known.get(name) ?? come()
  known.set(name, there)
  return there as Promise<P>
}

/** Somebody who looks at a table in such a situation, everything loaded. */
export async function enter(house: House, { table, look, text }: Situation): Promise<Person & { address: string }> {
  const { people, laid, plays }: Table = tables[table]
  const mia = await regular(house, 'Mia', () => house.guest('Mia'))
  const reader = await house.person(look)
  await reader.context.addCookies(await mia.context.cookies())
  if (text) await reader.context.addCookies([{ name: 'text', value: text, url: house.origin }])
  const others = await Promise.all(people.map((name) => regular(house, name, () => bystander(house, name))))
  const id = await layOut(house, [reader, ...others], laid)
  if (plays && others[0]) await play(others[0], id, plays)
  const address = `/t/${id}`
  await reader.page.goto(house.origin + address)
  await reader.page.waitForLoadState('networkidle')
  return { ...reader, address }
}

async function play({ api }: Asking, table: string, card: string): Promise<void> {
  const { view } = await api<{ view: View }>(`/tables/${table}/view`)
  await api(`/tables/${table}/answers`, { decision: view.decisions[0]?.id, picks: [card] })
}
