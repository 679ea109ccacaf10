import { expect, test } from 'vitest'
import { createRandom } from '../../runtime/handlers/createRandom.ts'
import type { Maker } from '../../runtime/handlers/makers.ts'
import { compileFixture } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'

const list = { type: 'array', items: { type: 'string' }, minItems: 1 }
const number = { type: 'integer' }

/** Mock data of a schema, for some seeds. */
async function mocks(subject: object, others: object = {}) {
  const schema = { $ref: '#/components/schemas/Subject' }
  const ok = { description: 'It.', content: { 'application/json': { schema } } }
  const { load } = compileFixture(
    {
      'api.json': openApi({
        schemas: { Subject: subject, ...others },
        paths: { '/subject': { get: { operationId: 'getSubject', responses: { 200: ok } } } },
      }),
    },
    { targets: ['handlers'] },
  )
  const { subjectData } = (await load('api/handlers/models/subjectData.ts')) as {
    readonly subjectData: Maker
  }
  return Array.from({ length: 8 }, (_, seed) => subjectData(createRandom(seed)) as Record<string, unknown>)
}

const object = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

test.each([
  ['total beside the only list', object({ items: list, total: number }), 'items', 'total'],
  ['count beside the only list', object({ count: number, data: list }), 'data', 'count'],
  ['total_count beside the only list', object({ total_count: number, data: list }), 'data', 'total_count'],
  ['a list by its name', object({ pets: list, toys: list, petCount: number }), 'pets', 'petCount'],
  ['another list by its name', object({ pets: list, toys: list, total_toys: number }), 'toys', 'total_toys'],
  ['parts of allOf', { allOf: [object({ total: number }), object({ items: list })] }, 'items', 'total'],
  [
    'references',
    object({ items: { $ref: '#/components/schemas/List' }, total: { $ref: '#/components/schemas/Number' } }),
    'items',
    'total',
  ],
])('mock data agrees on %s', async (_, schema, name, count) => {
  for (const data of await mocks(schema, { List: list, Number: number })) {
    expect(data[count]).toBe((data[name] as unknown[]).length)
  }
})

test.each([
  ['a count of one of several lists', object({ pets: list, toys: list, total: number }), 'total'],
  ['a count that has other limits', object({ items: list, total: { ...number, minimum: 100 } }), 'total'],
  ['a number of another name', object({ items: list, page: number }), 'page'],
])('%s is left as it is', async (_, schema, count) => {
  const counts = (await mocks(schema)).map((data) => data[count] as number)
  expect(counts.some((value) => value > 10)).toBe(true)
})

test('a count that is left out stays out', async () => {
  const schema = { type: 'object', required: ['items'], properties: { items: list, total: number } }
  const totals = (await mocks(schema)).map((data) => data.total)
  expect(totals).toContain(undefined)
})
