import { creeper } from '../card.ts'

export const creepers = {
  'weeping-angels': creeper('statue-of-liberty'),
  daleks: creeper('joystick'),
  cybermen: creeper('robot'),
  'the-master': creeper('man-in-tuxedo'),
}
