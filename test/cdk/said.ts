/** What the edge says with each address, and how it forwards, as it stands in the template of `Web`. */
import type { Template } from 'aws-cdk-lib/assertions'
import { type Resource, resourcesOf } from './synthesised.ts'

type Reference = { Ref: string }
type Behaviour = {
  PathPattern?: string
  TargetOriginId: string
  ViewerProtocolPolicy: string
  CachePolicyId?: Reference
  OriginRequestPolicyId?: Reference
  ResponseHeadersPolicyId?: Reference
}
type Distribution = {
  DefaultCacheBehavior: Behaviour
  CacheBehaviors: Behaviour[]
  Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[]; DomainName: unknown }[]
  [name: string]: unknown
}

export const distributionIn = (web: Template): Distribution =>
  Object.values(resourcesOf(web, 'AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig as Distribution

/** Of an address as the distribution has it, or of everything else. */
export const behaviourAt = (web: Template, path?: string): Behaviour | undefined => {
  const { DefaultCacheBehavior, CacheBehaviors } = distributionIn(web)
  return path === undefined ? DefaultCacheBehavior : CacheBehaviors.find(({ PathPattern }) => PathPattern === path)
}

export const policyOf = (web: Template, kind: 'CachePolicy' | 'OriginRequestPolicy' | 'ResponseHeadersPolicy', path?: string): unknown => {
  const { Ref = '' } = behaviourAt(web, path)?.[`${kind}Id`] ?? {}
  const policy: Resource | undefined = resourcesOf(web, `AWS::CloudFront::${kind}`)[Ref]
  return policy?.Properties[`${kind}Config`]
}

type Said = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string }
    FrameOptions: { FrameOption: string }
    ReferrerPolicy: { ReferrerPolicy: string }
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean }
  }
}

/** The headers that the edge adds to a file. */
export function headersAt(web: Template, path: string): { [name: string]: string } {
  const said = policyOf(web, 'ResponseHeadersPolicy', path) as Said
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = said.SecurityHeadersConfig
  const { AccessControlMaxAgeSec, IncludeSubdomains } = StrictTransportSecurity
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
  }
}
