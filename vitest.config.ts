import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Next wants JSX left alone in its own settings; tests have to run it.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'texts/**/*.test.ts'],
    pool: 'threads',
    // All the machine has: by itself it would leave one processor idle, which of two is half.
    maxWorkers: availableParallelism(),
    // How long something may take on a machine that has other work to do; what is slow by itself is measured by the benchmarks.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
