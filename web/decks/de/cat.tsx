'use client'
import { facts } from '@meanwhile/engine/catalogue/cat'
import { cat } from '@meanwhile/texts/de/cards/cat'
import { shared } from '@meanwhile/texts/de/cards/shared'
import { worldPrompts } from '@meanwhile/texts/de/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...cat }, worldPrompts)
