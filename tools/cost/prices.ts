/** What Amazon charges in us-east-1, in dollars, without any free tier or discount, as of November 2026. One file, so that one look tells whether it is still true. */
const million = 1_000_000

export const prices = {
  edge: { request: 1.0 / million, gigabyteOut: 0.085 },
  firewall: { request: 0.6 / million, month: 5 + 2 /* rules */ },
  httpApi: { request: 1.0 / million },
  socketApi: { message: 1.0 / million, connectionMinute: 0.25 / million },
  /** arm64 */
  functions: { request: 0.2 / million, gigabyteSecond: 0.0000133334 },
  /** on demand, standard class */
  tables: { readUnit: 0.125 / million, writeUnit: 0.625 / million, gigabyteMonth: 0.25, backupGigabyteMonth: 0.2 },
  queue: { request: 0.4 / million },
  schedules: { invocation: 1.0 / million },
  /** infrequent access; the gateways' lines cost twice as much */
  logs: { gigabyte: 0.25, gigabyteMonth: 0.03 },
  traces: { recorded: 5.0 / million },
  mail: { letter: 0.1 / 1000 },
  files: { gigabyteMonth: 0.023 },
  alarms: { month: 0.1 },
  dashboard: { month: 3 },
  hostedZone: { month: 0.5 },
} as const
