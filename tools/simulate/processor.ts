/** What this process has had of the processor, in seconds: on a machine that is shared, the clock on the wall would measure the others. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
