/** How far the reader has read the table talk, on this device: by the id of a message. Ids grow with time. */
const key = (table: string): string => `talked:${table}`

export function readUntil(table: string): string | null {
  try {
    return localStorage.getItem(key(table))
  } catch {
    return null
  }
}

export function markRead(table: string, message: string): void {
  try {
    localStorage.setItem(key(table), message)
  } catch {
    // Then the same is called new again.
  }
}
