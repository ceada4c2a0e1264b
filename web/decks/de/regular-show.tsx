'use client'
import { facts } from '@meanwhile/engine/catalogue/regular-show'
import { regularShow } from '@meanwhile/texts/de/cards/regular-show'
import { shared } from '@meanwhile/texts/de/cards/shared'
import { worldPrompts } from '@meanwhile/texts/de/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...regularShow }, worldPrompts)
