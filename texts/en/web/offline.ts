/** Words for when there is no connection. */
export const offline = {
  title: 'Offline',
  what: 'This page has not been opened on this device before, so there is nothing to show without a connection.',
  kept: 'Tables you have looked at can still be read. Nothing is lost: the game waits where it is.',
  home: 'To the first page',
  again: 'Try again',
}
