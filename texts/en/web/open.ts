/** Words of the open tables. */
export const open = {
  title: 'Open tables',
  toJoin: 'Sit down',
  toWatch: 'Watch',
  noneToJoin: 'No table is looking for players.',
  openOne: 'Open one yourself: choose “anybody” under “Who can find it”.',
  noneToWatch: 'Nobody plays in public at the moment.',
  host: (name: string) => `host ${name}`,
  freeSeats: (n: number) => (n === 1 ? 'one free seat' : `${n} free seats`),
  paused: 'paused',
  goThere: 'To the table',
}
