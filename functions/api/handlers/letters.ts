/** What can be done from a letter alone. */
import { unsubscribe } from '../../mail/stopping.ts'
import { countWithin, hours } from '../../people/limits.ts'
import { answerQuestion, lookAtQuestion } from '../../reach/answering.ts'
import type { Handlers } from '../door.ts'

/** 160 bits stand behind a token: enough for a household, none for a search. */
const triesPerIpHour = 200

export const letters: Pick<Handlers, 'unsubscribe' | 'lookAtQuestion' | 'answerQuestion'> = {
  async unsubscribe({ ports }, { params, query }) {
    await unsubscribe(ports, params.token, query?.everything === 'true')
    return {}
  },

  async lookAtQuestion({ ports, ip }, { body }) {
    await countWithin(ports, 'question', ip, triesPerIpHour, hours)
    return lookAtQuestion(ports, body.token)
  },

  async answerQuestion({ ports, ip }, { body }) {
    await countWithin(ports, 'question', ip, triesPerIpHour, hours)
    await answerQuestion(ports, body.token, body.picks)
    return {}
  },
}
