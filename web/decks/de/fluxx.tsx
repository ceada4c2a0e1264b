'use client'
import { facts } from '@meanwhile/engine/catalogue/fluxx'
import { fluxx } from '@meanwhile/texts/de/cards/fluxx'
import { shared } from '@meanwhile/texts/de/cards/shared'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...fluxx })
