/** The one way out for letters: nothing goes to an address that bounced or complained. */
import type { Letter, Ports } from '../ports.ts'
import { isDead } from './stopping.ts'

/** `stopped`: to whoever asked for it, it looks as if it had been sent; only the owner of the address may know more. */
export async function post(ports: Ports, letter: Letter): Promise<'sent' | 'stopped'> {
  if (await isDead(ports, letter.to)) return 'stopped'
  await ports.mail.send(letter)
  ports.log.info('mailed', { kind: letter.kind })
  return 'sent'
}
