/** The pages on Lambda: one function that answers like API Gateway asks. Nothing is revalidated, so there is no cache, queue or tag to keep. */
import type { OpenNextConfig } from '@opennextjs/aws/types/open-next.js'

const config: OpenNextConfig = {
  default: {
    minify: true,
    override: {
      wrapper: 'aws-lambda',
      converter: 'aws-apigw-v2',
      incrementalCache: 'dummy',
      tagCache: 'dummy',
      queue: 'dummy',
    },
  },
  // Pictures are small drawings: nothing is made smaller, and nothing has to be installed for it.
  imageOptimization: { loader: 'dummy', install: { packages: [] } },
  dangerous: { disableIncrementalCache: true, disableTagCache: true },
  buildCommand: 'tsx "$BUILD_PAGES"',
}

export default config
