'use client'
import { facts } from '@meanwhile/engine/catalogue/cat'
import { cat } from '@meanwhile/texts/en/cards/cat'
import { shared } from '@meanwhile/texts/en/cards/shared'
import { worldPrompts } from '@meanwhile/texts/en/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...cat }, worldPrompts)
