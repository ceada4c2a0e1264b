import type { EditionId } from '@meanwhile/engine'
import type { Dictionary } from './dictionary.ts'
import { fluxx1 } from './fluxx-1.ts'

/** Every dictionary a game was ever written with. */
export const dictionaries: Dictionary[] = [fluxx1]

/** The one that games of an edition are written with; an edition without one of its own spells more out. */
export const newest: { [edition in EditionId]?: Dictionary } & { fluxx: Dictionary } = { fluxx: fluxx1 }

/** A table of several editions uses that of its first. */
export const dictionaryFor = ([first]: EditionId[]): Dictionary => (first && newest[first]) ?? newest.fluxx
