/** The whole deployment: four stacks, and the rules that every one of them has to keep. */
import { App, type AppProps, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import type { FunctionName } from '../functions/entry/environment.ts'
import { acknowledge } from './acknowledgements.ts'
import { type Config, checked, dataContext, givenUp, type SecretVersions } from './config.ts'
import { versionsContext } from './secrets.ts'
import { DataStack } from './stacks/data.ts'
import { ServiceStack } from './stacks/service.ts'
import { WatchStack } from './stacks/watch.ts'
import { WebStack } from './stacks/web.ts'

/** `bundle` and `pages` give the folders of what is deployed. */
export type Parts = { config: Config; build: string; bundle: (name: FunctionName) => string; pages: string }

export function meanwhile({ config, ...parts }: Parts, props: AppProps = {}) {
  const { stage, account, region } = checked(config)
  const app = new App({ analyticsReporting: false, ...props })
  const dataIsGivenUp = app.node.tryGetContext(dataContext) === givenUp
  const stack = (name: string) => ({
    stackName: `meanwhile-${stage}-${name}`,
    env: { account, region },
    terminationProtection: name === 'data' && !dataIsGivenUp,
  })
  const versions = JSON.parse(app.node.tryGetContext(versionsContext) ?? '{}') as SecretVersions
  const { tables } = new DataStack(app, 'Data', { ...stack('data'), isGivenUp: dataIsGivenUp, restored: config.restored })
  const service = new ServiceStack(app, 'Service', { ...stack('service'), config, tables, versions, ...parts })
  const web = new WebStack(app, 'Web', { ...stack('web'), config, service, versions, ...parts })
  new WatchStack(app, 'Watch', { ...stack('watch'), config, tables, service, web })
  Tags.of(app).add('meanwhile', stage)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  acknowledge(app, config)
  return app
}
