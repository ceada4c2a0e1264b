'use client'
import { facts } from '@meanwhile/engine/catalogue/batman'
import { batman } from '@meanwhile/texts/en/cards/batman'
import { shared } from '@meanwhile/texts/en/cards/shared'
import { worldPrompts } from '@meanwhile/texts/en/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...batman }, worldPrompts)
