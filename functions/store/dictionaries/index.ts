import type { EditionId } from '@meanwhile/engine'
import { batman1 } from './batman-1.ts'
import { cat1 } from './cat-1.ts'
import type { Dictionary } from './dictionary.ts'
import { doctorwho1 } from './doctor-who-1.ts'
import { fluxx1 } from './fluxx-1.ts'
import { regularshow1 } from './regular-show-1.ts'

/** Every dictionary a game was ever written with. */
export const dictionaries: Dictionary[] = [fluxx1, batman1, doctorwho1, cat1, regularshow1]

/** The one that games of an edition are written with. */
export const newest: Record<EditionId, Dictionary> = {
  fluxx: fluxx1,
  batman: batman1,
  'doctor-who': doctorwho1,
  cat: cat1,
  'regular-show': regularshow1,
}

/** A table of several editions uses that of its first, and spells more out. */
export const dictionaryFor = ([first = 'fluxx']: EditionId[]): Dictionary => newest[first]
