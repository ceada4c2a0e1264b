/** What a schedule hands to the clock. */
export type WakeEvent = { game: string } | { sweep: true }

/** How often what was missed is looked for, as EventBridge writes it. */
export const sweepRate = 'rate(15 minutes)'
export const sweepEvent: WakeEvent = { sweep: true }
