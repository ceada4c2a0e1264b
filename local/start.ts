/** `npm start`: the service on this machine, until Ctrl-C. */
import { parseArgs } from 'node:util'
import { defaultPort, type LocalHost, type LocalOptions, startLocal } from './index.ts'

const usage = `npm start -- [--port 3000] [--data .data] [--lan]

  --port   where to listen; a free one is taken if it is not
  --data   the folder in which everything is kept
  --lan    let other devices on this network in`

const say = (line: string): void => console.log(line)

function readOptions(): LocalOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(defaultPort) },
      data: { type: 'string', default: '.data' },
      lan: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const port = Number(values.port)
  if (values.help) throw new Error(usage)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${values.port} is not a port.\n\n${usage}`)
  return { port, data: values.data, lan: values.lan }
}

async function main(): Promise<void> {
  const options = readOptions()
  const started = startLocal({ ...options, say })
  endOn(started)
  const host = await started
  const seconds = process.uptime().toFixed(1)
  say(`\nReady in ${seconds} s: ${host.origin}`)
  if (options.lan)
    say('Other devices on this network can open that address. Push and installing need https, and the outbox stays on this machine.')
  say('Mails      the outbox, at /outbox\nTerminal   npm run play\nCtrl-C ends everything; nothing is lost.')
}

/** Once, in order. Who asks a second time does not want to wait. */
function endOn(started: Promise<LocalHost>): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      say('\nEnding …')
      started
        .then((host) => host.stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
