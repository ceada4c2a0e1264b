'use client'
import { facts } from '@meanwhile/engine/catalogue/regular-show'
import { regularShow } from '@meanwhile/texts/en/cards/regular-show'
import { shared } from '@meanwhile/texts/en/cards/shared'
import { worldPrompts } from '@meanwhile/texts/en/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...regularShow }, worldPrompts)
