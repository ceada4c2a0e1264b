/** What `cdk` runs. The pages have to be built before, by `npm run deploy`; without them it would deploy nothing to look at. */
import { execFileSync } from 'node:child_process'
import config from '../meanwhile.config.ts'
import { bundle } from './bundles.ts'
import { meanwhile } from './meanwhile.ts'
import { builtPages } from './pages/built.ts'

const build = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()

meanwhile({ config, build, bundle, pages: builtPages() }).synth()
