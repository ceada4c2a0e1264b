/** The whole deployment, synthesised as it would be for a real one, but without bundling: what is deployed, not how it is packed. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { emptyBundle } from '../../cdk/bundles.ts'
import type { Config } from '../../cdk/config.ts'
import { meanwhile } from '../../cdk/meanwhile.ts'

export const config: Config = {
  stage: 'test',
  account: '123456789012',
  region: 'us-east-1',
  domain: 'meanwhile.example',
  hostedZone: 'Z0123456789ABCDEFGHIJ',
  mail: { from: 'Meanwhile <table@meanwhile.example>', operator: 'operator@meanwhile.example', invitesPerDay: 500 },
  budget: { dollarsPerMonth: 50 },
  closedTo: ['KP'],
}

const stackNames = ['Data', 'Service', 'Web', 'Watch'] as const
export type StackName = (typeof stackNames)[number]

/** A synthesis with all its rules takes some seconds, and other tests run beside it. */
export const patience = 120_000

/** What a deployment is told on the command line, and another configuration than the usual. */
type Told = { context?: { [name: string]: string }; config?: Config }

/** Throws if a rule of cdk-nag is broken: that is how its plugins end a synthesis. */
export function synthesise({ context = {}, config: given = config }: Told = {}): { [name in StackName]: Template } {
  const outdir = mkdtempSync(join(tmpdir(), 'meanwhile-cdk-'))
  const parts = { config: given, build: 'test', bundle: emptyBundle, pages: emptyBundle() }
  const app = meanwhile(parts, { outdir, context })
  app.synth()
  const templates = stackNames.map((name) => [name, Template.fromStack(app.node.findChild(name) as Stack)])
  return Object.fromEntries(templates) as { [name in StackName]: Template }
}

export type Resource = { Type: string; Properties: { [name: string]: unknown }; [rest: string]: unknown }

export function resourcesOf(template: Template, type: string): { [id: string]: Resource } {
  const { Resources } = template.toJSON() as { Resources: { [id: string]: Resource } }
  return Object.fromEntries(Object.entries(Resources).filter(([, { Type }]) => Type === type))
}

/** The environment of a function, as the template gives it. */
export function environmentIn(template: Template, name: string): { [variable: string]: string } {
  const functions = Object.entries(resourcesOf(template, 'AWS::Lambda::Function'))
  const [, found] = functions.find(([id]) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id)) ?? []
  return (found?.Properties.Environment as { Variables: { [variable: string]: string } } | undefined)?.Variables ?? {}
}
