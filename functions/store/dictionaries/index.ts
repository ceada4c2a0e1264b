import type { EditionId } from '@meanwhile/engine'
import type { Dictionary } from './dictionary.ts'
import { fluxx1 } from './fluxx-1.ts'

/** Every dictionary a game was ever written with. */
export const dictionaries: Dictionary[] = [fluxx1]

/** The one that games of an edition are written with. A table of several editions uses that of its first; the rest is spelled out. */
export const newest: Record<EditionId, Dictionary> = { fluxx: fluxx1 }
