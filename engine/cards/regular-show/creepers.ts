import { creeper } from '../card.ts'

export const creepers = {
  'destroyer-of-worlds': creeper('alien-monster'),
  'unfinished-chores': creeper('bucket'),
}
