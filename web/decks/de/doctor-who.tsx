'use client'
import { facts } from '@meanwhile/engine/catalogue/doctor-who'
import { doctorWho } from '@meanwhile/texts/de/cards/doctor-who'
import { shared } from '@meanwhile/texts/de/cards/shared'
import { worldPrompts } from '@meanwhile/texts/de/prompts-worlds'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...doctorWho }, worldPrompts)
