import type { KeeperCard } from '../card.ts'

export const keepers: Record<string, KeeperCard> = {}
