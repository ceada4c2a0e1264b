/** Builds the pages if something they are made of has changed: `npm test` does so once, before browsers look at them. */
import { buildPages } from '../local/pages.ts'

await buildPages(() => console.log('Building the pages …'))
