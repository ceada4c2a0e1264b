import { creeper } from '../card.ts'

export const creepers = () => ({
  fleas: creeper('ant', ['attach'], { attaches: true }),
  hairball: creeper('face-vomiting', ['attach'], { attaches: true }),
  'the-cone': creeper('satellite-antenna', ['attach'], { attaches: true }),
  'vet-appointment': creeper('syringe'),
  'vacuum-cleaner': creeper('plunger'),
})
