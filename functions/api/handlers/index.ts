/** Who answers what: complete by type, so that no route can be without its handler. */
import type { Handlers } from '../door.ts'
import { game } from './game.ts'
import { invites } from './invites.ts'
import { letters } from './letters.ts'
import { lobby } from './lobby.ts'
import { people } from './people.ts'
import { service } from './service.ts'
import { talk } from './talk.ts'

export const handlers: Handlers = { ...service, ...people, ...letters, ...lobby, ...invites, ...game, ...talk }
