/** Alle Karten, die es gibt. */
import type { Texts } from '../../schema.ts'
import { batman } from './batman.ts'
import { cat } from './cat.ts'
import { doctorWho } from './doctor-who.ts'
import { fluxx } from './fluxx.ts'
import { regularShow } from './regular-show.ts'
import { shared } from './shared.ts'

export const cards: Texts['cards'] = { ...shared, ...fluxx, ...batman, ...doctorWho, ...cat, ...regularShow }
