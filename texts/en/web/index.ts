/** The words of the app, one file per part of it. */

import { about } from './about.ts'
import { common } from './common.ts'
import { device } from './device.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { join } from './join.ts'
import { lobby } from './lobby.ts'
import { newTable } from './newTable.ts'
import { offline } from './offline.ts'
import { open } from './open.ts'
import { settings } from './settings.ts'
import { signIn } from './signIn.ts'
import { stats } from './stats.ts'
import { table } from './table.ts'

export const web = { common, about, errors, home, join, lobby, newTable, open, device, offline, settings, signIn, stats, table }
export type WebWords = typeof web
