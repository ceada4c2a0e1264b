/** The authorizer of both gateways. */
import { type GateEvent, type GateReply, gate } from '../api/gate.ts'
import { readEnvironment, settingsOf } from './environment.ts'
import { withSecrets } from './secrets.ts'

const ports = withSecrets(process.env).then((environment) => ({
  now: Date.now,
  settings: settingsOf(readEnvironment(environment, ['gate'])),
}))

export const handler = async (event: GateEvent): Promise<GateReply> => gate(event, await ports)
