/** The words of the app, one file per part of it. */

import { about } from './about.ts'
import { atHand } from './at-hand.ts'
import { chat } from './chat.ts'
import { device } from './device.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { join } from './join.ts'
import { letters } from './letters.ts'
import { lobby } from './lobby.ts'
import { log } from './log.ts'
import { newTable } from './newTable.ts'
import { offline } from './offline.ts'
import { open } from './open.ts'
import { orders } from './orders.ts'
import { recap } from './recap.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { signIn } from './signIn.ts'
import { stats } from './stats.ts'
import { tutorial } from './tutorial.ts'

export const web = {
  ...atHand,
  about,
  home,
  join,
  letters,
  lobby,
  newTable,
  open,
  device,
  offline,
  settings,
  signIn,
  stats,
  chat,
  gallery,
  log,
  orders,
  recap,
  rules,
  tutorial,
}
export type WebWords = typeof web
