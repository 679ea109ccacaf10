import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'
import { roundTrip } from '../../testing/roundTrip.ts'

const text = { type: 'string' }
const list = { type: 'array', items: text }
const parameter = (name: string, facts: object = {}, place = 'query') => ({
  name,
  in: place,
  schema: text,
  ...facts,
})
const responses = { 204: { description: 'ok' } }

const { load } = compileContracts({
  'empty.json': openApi({
    paths: {
      '/notes': {
        get: {
          operationId: 'findNotes',
          parameters: [
            parameter('text', { required: true }),
            parameter('tag'),
            parameter('cursor'),
            parameter('list', { schema: list }),
            parameter('joined', { schema: list, explode: false }),
            parameter('piped', { schema: list, style: 'pipeDelimited' }),
            parameter('allowed', { schema: list, allowEmptyValue: true }),
            parameter('filled', { schema: { ...list, minItems: 1 }, allowEmptyValue: true }),
            parameter('chosen', { schema: { type: 'array', items: { enum: ['a', 'b'] } } }),
            parameter('fields', { schema: { type: 'object', properties: { a: text } } }),
            parameter('deep', {
              style: 'deepObject',
              schema: { type: 'object', properties: { a: text, list } },
            }),
            parameter('x-text', {}, 'header'),
            parameter('session', {}, 'cookie'),
          ],
          responses,
        },
      },
    },
  }),
})

const required = { text: 'x' }

test.each([
  { text: '' },
  { ...required, tag: '', cursor: '' },
  { ...required, list: [''] },
  { ...required, list: ['', ''] },
  { ...required, joined: [''] },
  { ...required, joined: ['', 'a', ''] },
  { ...required, piped: [''] },
  { ...required, allowed: [] },
  { ...required, filled: [''] },
  { ...required, fields: { a: '' } },
  { ...required, deep: { a: '', list: [''] } },
])('an empty string in a query is received: %j', async (query) => {
  const { received, error } = await roundTrip(load, 'empty', 'findNotes', { query })
  expect({ error, query: received?.query }).toEqual({ error: undefined, query })
})

test('an empty string is received in a header and a cookie', async () => {
  const given = { query: required, header: { 'x-text': '' }, cookie: { session: '' } }
  const { received, error } = await roundTrip(load, 'empty', 'findNotes', given)
  expect({ error, received }).toMatchObject({ error: undefined, received: given })
})

test('an empty text is no item where a list has none like it', async () => {
  const app = new Hono()
  const { findNotesRoute } = (await load('empty/routes.ts')) as Record<string, (...given: unknown[]) => void>
  const received: unknown[] = []
  findNotesRoute?.(app, ({ query }: { query: unknown }) => {
    received.push(query)
    return { status: 204 }
  })
  await app.request('/notes?text=&chosen=')
  expect(received).toEqual([{ text: '', chosen: [] }])
})
