/** What `cdk` runs. The pages have to be built before, by `npm run deploy`; without them it would deploy nothing to look at. */
import { spawnSync } from 'node:child_process'
import config from '../meanwhile.config.ts'
import { bundle } from './bundles.ts'
import { meanwhile } from './meanwhile.ts'
import { builtPages } from './pages/built.ts'

/** Replies carry it. Where the sources came without their history it is what `MEANWHILE_BUILD` says. */
const build =
  process.env.MEANWHILE_BUILD || spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'unnamed'

meanwhile({ config, build, bundle, pages: builtPages() }).synth()
