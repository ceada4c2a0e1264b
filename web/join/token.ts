'use client'
/**
 * The token of an invitation travels in the fragment, which no server and no log ever sees. Whoever goes to sign in first leaves it on this
 * device, so that they find it when they come back, in whichever tab: the link in the mail opens another. It stays no longer than that link
 * is good for, since whoever finds it can take the seat.
 */
export const invitationShelf = 'invitation'
const tenMinutes = 10 * 60_000
const shape = /^[A-Za-z0-9_-]{27}$/

export function readToken(): string | null {
  const here = location.hash.slice(1)
  if (shape.test(here)) return here
  return here === '' ? recall() : null
}

function recall(): string | null {
  try {
    const [token = '', until = ''] = (localStorage.getItem(invitationShelf) ?? '').split(' ')
    if (shape.test(token) && Date.now() < Number(until)) return token
    localStorage.removeItem(invitationShelf)
    return null
  } catch {
    return null
  }
}

export function leaveHere(token: string): void {
  try {
    localStorage.setItem(invitationShelf, `${token} ${Date.now() + tenMinutes}`)
  } catch {
    // Then they open the invitation a second time after signing in.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(invitationShelf)
  } catch {
    // Nothing was kept.
  }
}
