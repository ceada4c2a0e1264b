import { creeper } from '../card.ts'

export const creepers = {
  bane: creeper('flexed-biceps', ['villain']),
  catwoman: creeper('cat-face', ['villain']),
  'harley-quinn': creeper('hammer', ['villain']),
  'mr-freeze': creeper('cold-face', ['villain']),
  'poison-ivy': creeper('herb', ['villain']),
  'the-joker': creeper('clown-face', ['villain']),
  'the-penguin': creeper('penguin', ['villain']),
  'the-riddler': creeper('red-question-mark', ['villain']),
  'two-face': creeper('performing-arts', ['villain']),
}
