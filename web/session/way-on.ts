/** Where somebody wanted to go before they were asked to sign in. Only ever a page of ours. */
export function wayOn(back: string | null | undefined): string {
  if (!back) return '/'
  // Two slashes, or one of each kind, lead to another host.
  return /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : '/'
}
