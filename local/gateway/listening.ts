/** Servers that begin and end in good order. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      listening(server.address() as AddressInfo)
    })
  })
}

/** Some free port, if this one is taken. */
export async function listenNear(server: Server, port: number, host: string): Promise<AddressInfo> {
  try {
    return await listen(server, port, host)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return listen(server, 0, host)
  }
}

const patience = 2000

/** Takes nothing new and waits until what is under way has been answered. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((stopped) => {
    // A connection that was busy when we began is idle later, and would be kept alive for nothing.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    // Browsers open connections ahead and never use them; nobody is answered on those.
    const enough = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(enough)
      stopped()
    })
    server.closeIdleConnections()
  })
}
