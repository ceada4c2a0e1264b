/** Commands of the project, with what they say shown. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

export function run(command: string, ...args: string[]): Promise<void> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, CDK_DISABLE_CLI_TELEMETRY: 'true' }
  const child = spawn(command, args, { cwd: command === 'cdk' ? import.meta.dirname : root, stdio: 'inherit', env })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ${args.join(' ')} ended with ${code}`))))
  })
}
