/** `npm start`: the service on this machine, until Ctrl-C. */
import { parseArgs } from 'node:util'
import { defaultPort, type LocalHost, type LocalOptions, startLocal } from './index.ts'
import { lanLines } from './lan.ts'

const usage = `npm start -- [--port 3000] [--data .data] [--lan]

  --port      where to listen; a free one is taken if it is not
  --data      the folder in which everything is kept
  --lan       let other devices on this network in
  --dev       for developers: pages reload when their source changes
  --no-pages  for developers: the service alone`

const say = (line: string): void => console.log(line)

function readOptions(): LocalOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(defaultPort) },
      data: { type: 'string', default: '.data' },
      lan: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      'no-pages': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const port = Number(values.port)
  if (values.help) throw new Error(usage)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${values.port} is not a port.\n\n${usage}`)
  const pages = values.dev ? 'developing' : 'built'
  return { port, data: values.data, lan: values.lan, ...(!values['no-pages'] && { pages }) }
}

async function main(): Promise<void> {
  const options = readOptions()
  const started = startLocal({ ...options, say })
  endWhenAsked(started)
  const host = await started
  const seconds = process.uptime().toFixed(1)
  say(`\nReady in ${seconds} s: ${host.origin}`)
  if (options.lan) for (const line of lanLines(host.origin)) say(line)
  say('Mails      the outbox, at /outbox\nTerminal   npm run play\nCtrl-C ends everything; nothing is lost.')
}

/** Once, in order. Who asks a second time does not want to wait, and before it is ready there is nothing to put in order. */
function endWhenAsked(started: Promise<LocalHost>): void {
  let stop = async (): Promise<void> => {}
  started.then(
    (host) => (stop = host.stop),
    () => {},
  )
  let asked = false
  const end = (): void => {
    if (asked) process.exit(1)
    asked = true
    say('\nEnding …')
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (process.env.npm_lifecycle_event === 'start') whenParentIsGone(end)
}

/** Between npm and us there is a shell that keeps signals to itself: asked to end, it is simply gone. */
function whenParentIsGone(end: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 200)
  watch.unref()
}

// Whoever closes the window they read our lines in has not asked us to end.
process.stdout.on('error', () => {})

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
