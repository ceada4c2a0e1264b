/** The tables that properties are looked at on: every edition, some mixed, some that ask for reactions, some for one. */
import type { EditionId } from '@meanwhile/engine'
import type { World } from './play.ts'

export const worlds = [
  'fluxx',
  'batman',
  'doctor-who',
  'cat',
  'regular-show',
  'batman?ask',
  'doctor-who?ask',
  'fluxx+cat',
  'regular-show+batman',
  'batman+doctor-who+cat',
  'fluxx!solo',
  'batman!solo',
  'doctor-who!solo',
  'cat!solo',
  'regular-show!solo',
  'fluxx+regular-show!solo',
] as const
export type WorldName = (typeof worlds)[number]

export const editionsOnly: WorldName[] = ['fluxx', 'batman', 'doctor-who', 'cat', 'regular-show']

/** A game's seed may name its table after an @; without one it is a base game. */
export function worldOf(seed: string): World {
  const [, world = 'fluxx'] = seed.split('@')
  const [named = 'fluxx'] = world.split(/[?!]/)
  return {
    editions: named.split('+') as EditionId[],
    solo: world.endsWith('!solo'),
    ...(world.endsWith('?ask') && { reactions: 'ask' as const }),
  }
}
