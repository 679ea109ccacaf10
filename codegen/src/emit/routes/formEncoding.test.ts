import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'

type Body = Readonly<Record<string, unknown>>
type Loaded = Readonly<Record<string, (...given: unknown[]) => unknown>>

const item = {
  type: 'object',
  properties: {
    price: { type: 'string' },
    quantity: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    tier: { anyOf: [{ type: 'integer' }, { enum: ['inf'] }] },
  },
}
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    items: { type: 'array', items: item },
    metadata: { anyOf: [{ type: 'object', additionalProperties: { type: 'string' } }, { enum: [''] }] },
    owner: {
      oneOf: [
        {
          type: 'object',
          required: ['age'],
          additionalProperties: false,
          properties: { age: { type: 'number' } },
        },
        {
          type: 'object',
          required: ['isAdult'],
          additionalProperties: false,
          properties: { isAdult: { type: 'boolean' } },
        },
      ],
    },
    piped: { type: 'array', items: { type: 'number' } },
    plain: { type: 'array', items: { type: 'number' } },
    nested: item,
    note: { type: 'string' },
  },
}
const encoding = {
  items: { style: 'deepObject', explode: true },
  metadata: { style: 'deepObject', explode: true },
  owner: { style: 'deepObject' },
  piped: { style: 'pipeDelimited', explode: false },
}
const content = { 'application/x-www-form-urlencoded': { schema, encoding } }
const post = {
  operationId: 'order',
  requestBody: { required: true, content },
  responses: { 204: { description: 'ok' } },
}
const { load } = compileContracts({ 'forms.json': openApi({ paths: { '/orders': { post } } }) })

/** The body as the route's handler receives it; undefined when the route refuses. */
async function receive(
  send: (fetch: typeof globalThis.fetch) => Promise<unknown>,
): Promise<Body | undefined> {
  let received: Body | undefined
  const app = new Hono()
  const routes = (await load('forms/routes.ts')) as Loaded
  routes.orderRoute?.(app, ({ body }: { body: Body }) => {
    received = body
    return { status: 204 }
  })
  await send(async (input, init) => app.request(new Request(input, init)))
  return received
}

async function call(body: Body): Promise<Body | undefined> {
  const { createClient, order } = (await load('forms/client.ts')) as Loaded
  return receive(async (fetch) =>
    order?.(createClient?.({ baseUrl: 'http://forms.example', fetch }), { body }),
  )
}

async function submit(text: string): Promise<Body | undefined> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return receive((fetch) => fetch('http://forms.example/orders', { method: 'POST', headers, body: text }))
}

describe('a form whose encoding the contract defines', () => {
  test.each<[string, Body]>([
    [
      'lists of objects',
      { items: [{ price: 'x & y', quantity: 2 }, { tags: ['a', 'b=c'], tier: 'inf' }, { tier: 3 }] },
    ],
    ['records with odd keys', { metadata: { 'a b': '1', 'c[d]': '2', 0: 'ü', 'e=f&g': '' } }],
    ['a string in the place of an object', { metadata: '' }],
    ['one kind of object', { owner: { age: 1.5 } }],
    ['another kind of object', { owner: { isAdult: false } }],
    ['delimited lists', { piped: [1, 2.5] }],
    ['no items at all', { plain: [], note: '' }],
    [
      'what has no encoding beside what has',
      { nested: { quantity: 1 }, plain: [7], note: '5', metadata: { note: 'x' } },
    ],
  ])('%s are received as they were sent', async (_, body) => {
    expect(await call(body)).toEqual(body)
  })

  test('are read from clients that escape the brackets and leave numbers out', async () => {
    expect(await submit('items%5B%5D%5Bquantity%5D=1&metadata%5Bk%5D=v+w')).toEqual({
      items: [{ quantity: 1 }],
      metadata: { k: 'v w' },
    })
  })

  test.each(['items[0][quantity]=many', 'owner[age]=x', 'unknown[a]=1', 'metadata=text'])(
    'is refused where it breaks the contract: %s',
    async (text) => {
      expect(await submit(text)).toBeUndefined()
    },
  )
})
