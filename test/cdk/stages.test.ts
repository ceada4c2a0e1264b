/** Several stages in one account: whatever has a name there that belongs to the whole account has another one in each stage. */
import type { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { config, patience, type StackName, synthesise } from './synthesised.ts'

/** Names below something that has one of its own, or that are no names of ours. */
const within = [
  'AWS::ApiGatewayV2::Api Name',
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::IAM::Policy PolicyName',
  'AWS::IAM::Role PolicyName',
  'AWS::DynamoDB::Table AttributeName',
  'AWS::CloudFront::Distribution HeaderName',
  'AWS::WAFv2::WebACL Rules Name',
  'AWS::WAFv2::WebACL Rules MetricName',
  'AWS::CloudWatch::Alarm Name',
  'AWS::CloudWatch::Alarm MetricName',
]

/** `AWS::CloudFront::Function Name = …` for each name that is written in a template. */
function namesIn(template: Template): string[] {
  const { Resources } = template.toJSON() as { Resources: { [id: string]: { Type: string; Properties?: object } } }
  const under = (type: string, value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return key.endsWith('Name') ? [`${type} ${key} = ${value}`] : []
    if (Array.isArray(value)) return value.flatMap((one) => under(key === 'Rules' ? `${type} Rules` : type, one))
    return typeof value === 'object' && value ? Object.entries(value).flatMap(([name, inner]) => under(type, inner, name)) : []
  }
  return Object.values(Resources).flatMap(({ Type, Properties = {} }) => under(Type, Properties))
}

const isOfTheAccount = (name: string): boolean => !within.some((harmless) => name.startsWith(`${harmless} =`))

describe('Two stages in one account', () => {
  it('have no name in common', { timeout: patience }, () => {
    const namesOf = (templates: { [name in StackName]: Template }): string[] =>
      [...new Set(Object.values(templates).flatMap(namesIn))].filter(isOfTheAccount)
    const production = namesOf(synthesise())
    const mail = { ...config.mail, from: 'Meanwhile <table@trial.example>' }
    const trial = namesOf(synthesise({ config: { ...config, stage: 'trial', domain: 'trial.example', mail } }))
    expect(production.filter((name) => trial.includes(name))).toEqual([])
    for (const kind of ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy', 'Function', 'OriginAccessControl'])
      expect([kind, production.filter((name) => name.startsWith(`AWS::CloudFront::${kind} `)).length]).not.toEqual([kind, 0])
    expect(production).toContain('AWS::WAFv2::WebACL MetricName = meanwhile-test-web-firewall')
  })
})
