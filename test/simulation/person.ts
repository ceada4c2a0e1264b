/** Somebody with one or two devices. Each device has its own idea of the table, so that one person can act twice at the same time. */
import type { Asker } from './asking.ts'
import type { World } from './world.ts'

export class Person implements Asker {
  readonly player: string
  readonly cookie: string | null
  readonly #bells = new Set<Bell>()

  constructor({ player, cookie }: Asker) {
    this.player = player
    this.cookie = cookie
  }

  bell(world: World): Bell {
    const bell = new Bell(world)
    this.#bells.add(bell)
    return bell
  }

  /** A message on every device. */
  ring(millis: number): void {
    for (const bell of this.#bells) bell.ring(millis)
  }
}

/** Waiting that can be cut short. */
export class Bell {
  #wake: () => void = () => undefined

  constructor(private readonly world: World) {}

  wait(millis: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      this.world.after(millis, resolve)
    })
  }

  ring(millis: number): void {
    this.world.after(millis, () => this.#wake())
  }
}
