/** What `cdk` runs for `npm run destroy`: the same stacks with nothing in them, since nobody should have to build what is taken down. */
import config from '../meanwhile.config.ts'
import { emptyBundle } from './bundles.ts'
import { meanwhile } from './meanwhile.ts'

meanwhile({ config, build: 'none', bundle: emptyBundle, pages: emptyBundle() }).synth()
