import { creeper } from '../card.ts'

export const creepers = {
  fleas: creeper('bug', ['attach'], { attaches: true }),
  hairball: creeper('nauseated-face', ['attach'], { attaches: true }),
  'the-cone': creeper('loudspeaker', ['attach'], { attaches: true }),
  'vet-appointment': creeper('syringe'),
  'vacuum-cleaner': creeper('tornado'),
}
