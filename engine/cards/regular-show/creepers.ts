import { creeper } from '../card.ts'

export const creepers = () => ({
  'destroyer-of-worlds': creeper('alien-monster', [], { rulings: ['C6'] }),
  'unfinished-chores': creeper('bucket', [], { rulings: ['C6'] }),
})
