/** Messages to open sockets, through API Gateway. */
import { ApiGatewayManagementApiClient, GoneException, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import type { Sockets } from '../ports.ts'
import { optionsFor, type Variables } from './environment.ts'

export function gatewaySockets(given: Variables): Sockets {
  const client = new ApiGatewayManagementApiClient({
    ...optionsFor(given.SOCKETS_ENDPOINT),
    // A poke may get lost; whoever waits for one that hangs keeps everybody else at the table from hearing.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    maxAttempts: 1,
  })
  return {
    async post(connection, data) {
      try {
        await client.send(new PostToConnectionCommand({ ConnectionId: connection, Data: Buffer.from(data) }))
        return 'sent'
      } catch (error) {
        if (error instanceof GoneException) return 'gone'
        throw error
      }
    },
  }
}
