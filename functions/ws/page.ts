/** Which page opens a socket, by its address: `?table=` for whoever sits there, `?watch=` for whoever only looks. */
export type Query = { [name: string]: string | undefined } | null | undefined

export function pageIn(query: Query): { table: string | null; watching: boolean } {
  const named = query?.watch ?? query?.table ?? ''
  return { table: /^[A-Za-z0-9_-]{22}$/.test(named) ? named : null, watching: query?.watch !== undefined }
}
