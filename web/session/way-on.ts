/** Where somebody wanted to go before they were asked to sign in. Only ever a page of ours. */
export function wayOn(next: string | null | undefined): string {
  if (!next) return '/'
  // Two slashes, or one of each kind, lead to another host.
  return /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : '/'
}

/** The link in the mail opens another tab; this is how that one knows. */
const key = 'sign-in:next'

export function rememberWayOn(next: string): void {
  try {
    localStorage.setItem(key, next)
  } catch {
    // Then one begins at the first page.
  }
}

export function recallWayOn(): string {
  try {
    const next = localStorage.getItem(key)
    localStorage.removeItem(key)
    return wayOn(next)
  } catch {
    return '/'
  }
}
