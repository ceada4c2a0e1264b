/** The OpenAPI document: every route, and references that lead somewhere. */
import { describe, expect, it } from 'vitest'
import { errors } from '../../functions/api/errors.ts'
import { type Path, paths, type RouteName } from '../../functions/api/paths.ts'
import { type Shape, shapes } from '../../functions/api/shapes/index.ts'
import { isDeclared } from './declared.ts'
import { newWorld } from './harness.ts'

type Operation = {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: object }
  responses: { [status: string]: { $ref?: string } }
}
type Document = {
  openapi: string
  paths: { [path: string]: { [method: string]: Operation } }
  components: { schemas: { Error: object }; responses: { [name: string]: object } }
}

const { body } = await newWorld().call('openapi')
const document = body as unknown as Document
const operationOf = ({ path, method }: Path) => document.paths[path]?.[method.toLowerCase()]

describe('The OpenAPI document', () => {
  it('is of version 3.1 and plain JSON', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it.each(Object.entries(paths) as [RouteName, Path][])('describes %s', (route, path) => {
    const operation = operationOf(path)
    const shape: Shape = shapes[route]
    expect(operation?.operationId).toBe(route)
    const named = [...path.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map(({ name, required }) => [name, required])).toEqual(named.map((name) => [name, true]))
    expect(operation?.requestBody === undefined).toBe(shape.body === undefined)
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500', '503']))
    expect(Object.keys(operation?.responses ?? {}).includes('401')).toBe(path.who === 'player' || route === 'together')
    expect(JSON.stringify(operation?.security).includes('{}')).toBe(path.who === 'anyone')
  })

  /** That nothing else comes is looked at with every request of every test: see harness.ts, and the oracle of the fuzz. */
  it.each([
    ['lookAtQuestion', [404, 409]],
    ['answerQuestion', [404, 409, 422]],
    ['together', [401, 404]],
    ['revokeInvite', [410]],
  ] as const)('says what %s can answer', (route, statuses) => {
    for (const status of statuses) expect([status, isDeclared(route, status)]).toEqual([status, true])
  })

  it('knows every error code', () => {
    expect(document.components.schemas.Error).toMatchObject({
      properties: { error: { properties: { code: { enum: Object.keys(errors) } } } },
    })
  })

  it('refers only to what is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    const missing = references.filter(([, kind, name]) => {
      const components: { [kind: string]: { [name: string]: unknown } } = document.components
      return components[kind ?? '']?.[name ?? ''] === undefined
    })
    expect(references.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })
})
