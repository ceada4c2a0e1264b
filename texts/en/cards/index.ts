/** Every card there is; the other languages have to name them all. */
import { batman } from './batman.ts'
import { cat } from './cat.ts'
import { doctorWho } from './doctor-who.ts'
import { fluxx } from './fluxx.ts'
import { regularShow } from './regular-show.ts'
import { shared } from './shared.ts'

export const cards = { ...shared, ...fluxx, ...batman, ...doctorWho, ...cat, ...regularShow }

export type CardKey = keyof typeof cards
