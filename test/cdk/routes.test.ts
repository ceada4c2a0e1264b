/** The gateways as they are deployed: the routes of the OpenAPI document, each behind what it needs, and nothing else. */
import { beforeAll, describe, expect, it } from 'vitest'
import { document } from '../../functions/api/openapi.ts'
import { base } from '../../functions/api/paths.ts'
import { patience, type Resource, resourcesOf, synthesise } from './synthesised.ts'

type Documented = { paths: { [path: string]: { [method: string]: { security: object[] } } } }

describe('The routes in the cloud', () => {
  let routes: Resource[] = []
  let authorizers: { [id: string]: Resource } = {}
  let all: string
  beforeAll(() => {
    const { Service, Web } = synthesise()
    routes = Object.values(resourcesOf(Service, 'AWS::ApiGatewayV2::Route'))
    authorizers = resourcesOf(Service, 'AWS::ApiGatewayV2::Authorizer')
    all = JSON.stringify([Service.toJSON(), Web.toJSON()])
  }, patience)

  const needing = (who: 'anyone' | 'player'): string[] =>
    Object.entries((document() as Documented).paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) => {
        const needsNone = security.some((scheme) => Object.keys(scheme).length === 0)
        return needsNone === (who === 'anyone') ? [`${method.toUpperCase()} ${base}${path}`] : []
      }),
    )
  const keysOf = (those: Resource[]): string[] =>
    those
      .map(({ Properties }) => String(Properties.RouteKey))
      .filter((key) => !key.startsWith('$'))
      .toSorted()

  it('for players are behind the gate', () => {
    const guarded = routes.filter(({ Properties }) => Properties.AuthorizationType === 'CUSTOM')
    expect(keysOf(guarded)).toEqual(needing('player').toSorted())
    const http = guarded.filter(({ Properties }) => !String(Properties.RouteKey).startsWith('$'))
    for (const { Properties } of http) {
      const authorizer = authorizers[(Properties.AuthorizerId as { Ref: string }).Ref]?.Properties
      expect(authorizer).toMatchObject({
        AuthorizerType: 'REQUEST',
        EnableSimpleResponses: true,
        IdentitySource: ['$request.header.Cookie'],
      })
      expect(JSON.stringify(authorizer?.AuthorizerUri)).toContain('"gate')
    }
  })

  it('for anyone are open', () => {
    expect(keysOf(routes.filter(({ Properties }) => Properties.AuthorizationType !== 'CUSTOM'))).toEqual(needing('anyone').toSorted())
  })

  it('of sockets are hello, which the gate looks at, and goodbye', () => {
    const sockets = routes.filter(({ Properties }) => String(Properties.RouteKey).startsWith('$'))
    expect(sockets.map(({ Properties: { RouteKey, AuthorizationType } }) => [RouteKey, AuthorizationType])).toEqual([
      ['$connect', 'CUSTOM'],
      ['$disconnect', 'NONE'],
    ])
  })

  it('hold nothing that is only for one’s own machine', () => {
    for (const word of ['outbox', 'MEANWHILE_LOCAL', 'localhost', '_ENDPOINT":"http:']) expect(all).not.toContain(word)
  })
})
