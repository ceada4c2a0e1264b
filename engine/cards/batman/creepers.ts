import { type CreeperCard, creeper } from '../card.ts'

/** All nine share one effect. */
const villain = (picture: string): CreeperCard => creeper(picture, ['villain'], { rulings: ['F13'] })

export const creepers = (): Record<string, CreeperCard> => ({
  bane: villain('flexed-biceps'),
  catwoman: villain('woman-supervillain'),
  'harley-quinn': villain('performing-arts'),
  'mr-freeze': villain('cold-face'),
  'poison-ivy': villain('herb'),
  'the-joker': villain('clown-face'),
  'the-penguin': villain('penguin'),
  'the-riddler': villain('red-question-mark'),
  'two-face': villain('yin-yang'),
})
