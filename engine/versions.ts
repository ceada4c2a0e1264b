/** Raised whenever an outcome changes: a game replays move by move only under the rules it was played by. */
export const RULES_VERSION = 1
