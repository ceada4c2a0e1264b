/** The one way out for letters: nothing goes to an address that bounced or complained. */
import type { Letter, Ports } from '../ports.ts'
import { isDead } from './stopping.ts'

/** `stopped`: to whoever asked for it, it looks as if it had been sent; only the owner of the address may know more. */
export const post = async (ports: Ports, letter: Letter): Promise<'sent' | 'stopped'> =>
  (await postAtLast(ports, letter.to, async () => letter)) === 'stopped' ? 'stopped' : 'sent'

/** Composed last, so that what it says is still so when it goes out; null if there is nothing left to say. */
export async function postAtLast(
  ports: Ports,
  to: string,
  compose: () => Promise<Letter | null>,
): Promise<'sent' | 'stopped' | 'withheld'> {
  if (await isDead(ports, to)) return 'stopped'
  const letter = await compose()
  if (!letter) return 'withheld'
  await ports.mail.send(letter)
  ports.log.info('mailed', { kind: letter.kind })
  return 'sent'
}
