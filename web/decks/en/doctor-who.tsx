'use client'
import { facts } from '@meanwhile/engine/catalogue/doctor-who'
import { doctorWho } from '@meanwhile/texts/en/cards/doctor-who'
import { shared } from '@meanwhile/texts/en/cards/shared'
import { worldPrompts } from '@meanwhile/texts/en/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...doctorWho }, worldPrompts)
