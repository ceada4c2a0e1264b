'use client'
import { facts } from '@meanwhile/engine/catalogue/fluxx'
import { fluxx } from '@meanwhile/texts/en/cards/fluxx'
import { shared } from '@meanwhile/texts/en/cards/shared'
import { deck } from '../deck.tsx'

export default deck(facts, { ...shared, ...fluxx })
