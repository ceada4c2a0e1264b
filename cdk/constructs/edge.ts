/** How the edge forwards: what it adds, what it hands on, what it keeps, and what it says to browsers itself. */
import { CfnDynamicReference, CfnDynamicReferenceService, Duration, Stack } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { edgeHeader, ofPages } from '../../functions/api/edge.ts'

/** Where somebody is, as CloudFront knows it: the functions count by it. */
const viewer = 'CloudFront-Viewer-Address'
const socketHeaders = ['Sec-WebSocket-Key', 'Sec-WebSocket-Version', 'Sec-WebSocket-Protocol', 'Sec-WebSocket-Extensions']

/** Of what is no page. Browsers do not take `default-src` for the base. */
const neverRendered = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export class Edge extends Construct {
  readonly toApi = this.#forwarding(
    'to-api',
    OriginRequestHeaderBehavior.allowList('Accept', 'Content-Type', 'If-None-Match', 'Origin', 'Sec-Fetch-Site', viewer),
  )
  readonly toSockets = this.#forwarding('to-sockets', OriginRequestHeaderBehavior.allowList('Origin', ...socketHeaders, viewer))
  /** Next reads many headers of its own; only the name it is reached by must be its own. */
  readonly toPages = this.#forwarding('to-pages', OriginRequestHeaderBehavior.denyList('Host'))

  /**
   * Nothing of anybody's is kept: no reply allows it, and the whole cookie is part of the key. But where nothing may be kept at all, CloudFront
   * does not compress either.
   */
  readonly compressing = new CachePolicy(this, 'compressing', {
    cachePolicyName: this.#named('compressing'),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
    cookieBehavior: CacheCookieBehavior.all(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Origin', 'If-None-Match'),
  })

  /** Next is called by the name of its API, and has to know by which name the browser called, and where that is. */
  readonly named = new EdgeFunction(this, 'named', {
    functionName: this.#named('named'),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(`function handler(event) {
  var request = event.request
  request.headers['x-forwarded-host'] = { value: request.headers.host.value }
  request.headers['${ofPages}'] = { value: event.viewer.ip }
  return request
}`),
  })

  /** Pages say more themselves (see `web/headers.ts`), and what they say stands. */
  readonly saying = this.#saying('saying', `default-src 'none'; ${neverRendered}`)

  /**
   * For the service worker. What its file says holds for all it fetches, for whomever: with nothing allowed it could not even fetch the offline
   * page, and would never be installed.
   */
  readonly sayingToWorker = this.#saying('saying-to-worker', `default-src 'self'; ${neverRendered}`)

  readonly #key: string

  /** `key`: where in Parameter Store it stands, and which version of it. */
  constructor(scope: Construct, id: string, key: string) {
    super(scope, id)
    this.#key = new CfnDynamicReference(CfnDynamicReferenceService.SSM, key).toString()
  }

  /** A gateway, which listens to us because we show the key. */
  origin(domainName: string): HttpOrigin {
    return new HttpOrigin(domainName, {
      customHeaders: { [edgeHeader]: this.#key },
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    })
  }

  /** Names of the edge belong to the account: without the stage in it, a second one could not be deployed beside the first. */
  #named(id: string): string {
    return `${Stack.of(this).stackName}-${id}`
  }

  #saying(id: string, contentSecurityPolicy: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      responseHeadersPolicyName: this.#named(id),
      securityHeadersBehavior: {
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: false },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
        contentSecurityPolicy: { contentSecurityPolicy, override: false },
      },
      removeHeaders: ['server', 'x-powered-by', 'apigw-requestid'],
    })
  }

  #forwarding(id: string, headerBehavior: OriginRequestHeaderBehavior): OriginRequestPolicy {
    return new OriginRequestPolicy(this, id, {
      originRequestPolicyName: this.#named(id),
      headerBehavior,
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    })
  }
}
