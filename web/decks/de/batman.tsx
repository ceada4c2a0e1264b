'use client'
import { facts } from '@meanwhile/engine/catalogue/batman'
import { batman } from '@meanwhile/texts/de/cards/batman'
import { shared } from '@meanwhile/texts/de/cards/shared'
import { worldPrompts } from '@meanwhile/texts/de/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...batman }, worldPrompts)
