/** All that a deployment needs to know. `docs/deploy.md` says where each of these comes from. */
import type { Config } from './cdk/config.ts'

const config: Config = {
  /** Several may live side by side in one account: `production`, `trial`. */
  stage: 'production',
  account: '123456789012',
  region: 'us-east-1',
  /** Where people reach us, and the id of its hosted zone in Route 53. */
  domain: 'meanwhile.example',
  hostedZone: 'Z0000000000000000000',
  mail: {
    from: 'Meanwhile <table@meanwhile.example>',
    /** Who is told when something is wrong. */
    operator: 'operator@meanwhile.example',
    invitesPerDay: 1000,
  },
  budget: { dollarsPerMonth: 50 },
  /** Where it is not offered: everything runs in the United States, whose law forbids to serve some countries. */
  closedTo: ['KP'],
}

export default config
