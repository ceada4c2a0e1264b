/** How a function becomes one file and how it is run: for the deployment, and for whoever measures it. */
import { fileURLToPath } from 'node:url'
import type { FunctionName } from './environment.ts'

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Options of esbuild. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node' as const,
  target: 'node20',
  format: 'cjs' as const,
  // The SDK's `main` is CommonJS, of which nothing can be left out.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': beside('./credentials.ts'),
    '@aws-sdk/endpoint-cache': beside('./endpoint-cache.ts'),
    '@smithy/core/event-streams': beside('./absent.ts'),
    bowser: beside('./absent.ts'),
  },
}

export const entryOf = (name: FunctionName): string => beside(`./${name}.ts`)

/** Room for what a few hundred moves leave behind: with the usual half of it, one move in a hundred would wait for the sweeping. */
export const nodeOptions = '--max-semi-space-size=32'
