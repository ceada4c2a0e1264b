/** One origin for everything: pages, files, the API and the sockets, behind one name and one firewall. */
import { Fn, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  GeoRestriction,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import { base } from '../../functions/api/paths.ts'
import { bucketNameOf, type Config, originOf, type SecretVersions, secretAt } from '../config.ts'
import { accessLog } from '../constructs/access-log.ts'
import { Assets, assetPaths, workerPath } from '../constructs/assets.ts'
import { Edge } from '../constructs/edge.ts'
import { Firewall } from '../constructs/firewall.ts'
import { HouseFunction } from '../constructs/house-function.ts'
import { pagesFunction } from '../functions.ts'
import type { ServiceStack } from './service.ts'

export type WebProps = StackProps & {
  config: Config
  service: ServiceStack
  versions: SecretVersions
  build: string /** The folder of the server of the pages. */
  pages: string
}

export class WebStack extends Stack {
  readonly pages: HouseFunction
  readonly gateway: HttpApi
  readonly distribution: Distribution
  readonly firewall: Firewall

  constructor(scope: Construct, id: string, props: WebProps) {
    super(scope, id, props)
    const { config, service } = props
    const { domain, hostedZone } = config
    this.pages = this.#server(props)
    this.gateway = this.#gateway()
    this.firewall = new Firewall(this, 'firewall')
    const edge = new Edge(this, 'edge', secretAt(config, 'edge-key', props.versions))
    const assets = new Assets(this, 'assets', { bucketName: bucketNameOf(config) })
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', { hostedZoneId: hostedZone, zoneName: domain })
    const forwarded = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: edge.compressing,
      responseHeadersPolicy: edge.saying,
    }
    // Whoever calls these without https has a mistake in their program, and should notice.
    const called = { ...forwarded, viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY }
    const next: BehaviorOptions = {
      ...forwarded,
      origin: edge.origin(hostOf(this.gateway.apiEndpoint)),
      originRequestPolicy: edge.toPages,
      functionAssociations: [{ function: edge.named, eventType: FunctionEventType.VIEWER_REQUEST }],
    }
    const files: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(assets.files),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: edge.saying,
    }
    this.distribution = new Distribution(this, 'distribution', {
      domainNames: [domain],
      certificate: new Certificate(this, 'certificate', { domainName: domain, validation: CertificateValidation.fromDns(zone) }),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: this.firewall.attrArn,
      geoRestriction: GeoRestriction.denylist(...config.closedTo),
      logBucket: assets.logs,
      logFilePrefix: 'edge/',
      defaultBehavior: next,
      additionalBehaviors: {
        '/api/auth/*': next,
        [`${base}/*`]: { ...called, origin: edge.origin(hostOf(service.routes.apiEndpoint)), originRequestPolicy: edge.toApi },
        '/ws': {
          ...called,
          origin: edge.origin(hostOf(service.sockets.api.apiEndpoint)),
          originRequestPolicy: edge.toSockets,
          cachePolicy: CachePolicy.CACHING_DISABLED,
        },
        ...Object.fromEntries(assetPaths.map((path) => [`/${path}`, files])),
        [`/${workerPath}`]: { ...files, responseHeadersPolicy: edge.sayingToWorker },
      },
    })
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution))
    new ARecord(this, 'ipv4', { zone, target })
    new AaaaRecord(this, 'ipv6', { zone, target })
  }

  /** The server of the pages, which calls the service by its own address and with the reader's session. */
  #server({ config, service, versions, build, pages }: WebProps): HouseFunction {
    const secrets = {
      NEXTAUTH_SECRET: secretAt(config, 'session-secret', versions),
      MEANWHILE_EDGE_KEY: secretAt(config, 'edge-key', versions),
    }
    const server = new HouseFunction(this, 'pages', {
      ...pagesFunction,
      code: pages,
      handler: 'start.handler',
      environment: {
        ...Object.fromEntries(Object.entries(secrets).map(([variable, name]) => [variable, `ssm:${name}`])),
        MEANWHILE_ORIGIN: originOf(config),
        MEANWHILE_API: service.routes.apiEndpoint,
        MEANWHILE_BUILD: build,
        NEXTAUTH_URL: originOf(config),
      },
      deadLetters: service.deadLetters,
    })
    server.allowSecrets(Object.values(secrets))
    return server
  }

  #gateway(): HttpApi {
    const integration = new HttpLambdaIntegration('pages', this.pages)
    const gateway = new HttpApi(this, 'gateway', {
      createDefaultStage: false,
      defaultIntegration: integration,
      description: 'Meanwhile: the pages',
    })
    const throttle = { rateLimit: 500, burstLimit: 1000 }
    new HttpStage(gateway, 'stage', {
      httpApi: gateway,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: accessLog(gateway, 'access'),
    })
    return gateway
  }
}

/** Of an address that is known only after the deployment. */
const hostOf = (address: string): string => Fn.select(2, Fn.split('/', address))
