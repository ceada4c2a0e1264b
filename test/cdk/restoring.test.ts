/** docs/operations.md, "Restore from PITR", rehearsed on the templates: the service is pointed at restored tables, and nothing stands in its way. */
import type { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { checked } from '../../cdk/config.ts'
import { functionNames } from '../../functions/entry/environment.ts'
import { config, environmentIn, patience, resourcesOf, type StackName, synthesise } from './synthesised.ts'

const stream = 'arn:aws:dynamodb:us-east-1:123456789012:table/games-again/stream/2026-11-18T12:00:00.000'
const restored = { games: { name: 'games-again', stream }, players: { name: 'players-again' } }

let before: { [name in StackName]: Template }
let after: { [name in StackName]: Template }
beforeAll(() => {
  before = synthesise()
  after = synthesise({ config: { ...config, restored } })
}, patience)

describe('Tables that were restored', () => {
  it('change nothing in the stack of the data, which still tells the others what they use until they are deployed', () => {
    expect(after.Data.toJSON()).toEqual(before.Data.toJSON())
  })

  it('stand in for the others everywhere, and the rest stays what it was', () => {
    for (const name of functionNames.filter((name) => name !== 'gate')) {
      const { EPHEMERAL_TABLE } = environmentIn(before.Service, name)
      expect(environmentIn(after.Service, name)).toMatchObject({
        GAMES_TABLE: 'games-again',
        PLAYERS_TABLE: 'players-again',
        EPHEMERAL_TABLE,
      })
    }
    const templates = JSON.stringify([after.Service.toJSON(), after.Web.toJSON(), after.Watch.toJSON()])
    expect(templates).not.toMatch(/ImportValue":"meanwhile-test-data:\w*(games|players)/)
    expect(templates).toMatch(/ImportValue":"meanwhile-test-data:\w*ephemeral/)
  })

  it('wake tell by their own stream, from its beginning', () => {
    const sources = Object.values(resourcesOf(after.Service, 'AWS::Lambda::EventSourceMapping')).map(({ Properties }) => Properties)
    expect(sources.filter(({ EventSourceArn }) => EventSourceArn === stream)).toEqual([
      expect.objectContaining({ StartingPosition: 'TRIM_HORIZON', FunctionResponseTypes: ['ReportBatchItemFailures'] }),
    ])
    expect(sources).toHaveLength(2)
  })

  it(
    'can be one alone',
    () => {
      const { Service } = synthesise({ config: { ...config, restored: { players: restored.players } } })
      expect(environmentIn(Service, 'api')).toMatchObject({
        PLAYERS_TABLE: 'players-again',
        GAMES_TABLE: { 'Fn::ImportValue': expect.anything() },
      })
    },
    patience,
  )

  it('have to be named rightly', () => {
    const other = { ...restored.games, stream: stream.replace('games-again', 'games') }
    expect(() => checked({ ...config, restored: { games: other } })).toThrow('it must be the address of the stream of games-again.')
    expect(() => checked({ ...config, restored: { players: { name: 'arn:aws' } } })).toThrow('it must be the name of a table.')
  })
})
