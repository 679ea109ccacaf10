import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'
import { roundTrip } from '../../testing/roundTrip.ts'

type Group = Readonly<Record<string, unknown>>

interface Case {
  readonly about: string
  readonly path?: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  /** Declarations of parameters, by name. */
  readonly declared: Readonly<Record<string, object>>
  readonly sent: Group
}

const text = { schema: { type: 'string' } }
const strings = { type: 'array', items: { type: 'string' } }
const json = { 'application/json; charset=utf-8': { schema: { type: 'object', properties: { a: {} } } } }

const orNumber = {
  oneOf: [{ type: 'number' }, { type: 'object', properties: { least: { type: 'number' } } }],
}
const orList = {
  oneOf: [
    { type: 'array', items: { enum: ['a', 'b'] } },
    { type: 'string', pattern: '^free' },
  ],
}

const cases: readonly Case[] = [
  { about: 'escapes in a template', path: '/a%20b/{x}', in: 'path', declared: { x: text }, sent: { x: 'y' } },
  {
    about: 'letters beyond ASCII beside a value',
    path: '/é {x} ü',
    in: 'path',
    declared: { x: text },
    sent: { x: 'é' },
  },
  {
    about: 'a template with a query and a fragment',
    path: '/{x}/y?z=1#f',
    in: 'path',
    declared: { x: text },
    sent: { x: '?#' },
  },
  {
    about: 'what separates two values inside of one',
    path: '/{x}-{y}.{z}',
    in: 'path',
    declared: { x: text, y: text, z: text },
    sent: { x: 'a-b', y: 'c.d-e', z: '1.5' },
  },
  {
    about: 'dots in a list that dots separate',
    in: 'path',
    declared: { x: { style: 'label', explode: true, schema: { type: 'array', items: { type: 'number' } } } },
    sent: { x: [1.5, 2] },
  },
  {
    about: 'a name with signs in the style matrix',
    in: 'path',
    declared: { 'ü x': { style: 'matrix', schema: strings } },
    sent: { 'ü x': ['a=b', 'c;d'] },
  },
  {
    about: 'JSON with a charset',
    in: 'query',
    declared: { x: { content: json } },
    sent: { x: { a: [1, '2'] } },
  },
  {
    about: 'text as a media type',
    in: 'query',
    declared: { x: { content: { 'text/plain': text } } },
    sent: { x: '"5"' },
  },
  {
    about: 'letters in JSON',
    in: 'header',
    declared: { 'x-a': { content: json } },
    sent: { 'x-a': { a: '✓é' } },
  },
  {
    about: 'reserved characters that would end a value',
    in: 'query',
    declared: { x: { ...text, allowReserved: true }, y: text },
    sent: { x: 'a/b?c&y=1+2#[%]', y: 'z' },
  },
  {
    about: 'commas in a list with reserved characters',
    in: 'query',
    declared: { x: { schema: strings, explode: false, allowReserved: true } },
    sent: { x: ['a,b', '/'] },
  },
  {
    about: 'a number in the place of an object',
    in: 'query',
    declared: {
      x: { style: 'deepObject', schema: orNumber },
      y: { schema: orNumber },
      z: { explode: false, schema: orNumber },
    },
    sent: { x: 1, y: 2, z: 3 },
  },
  {
    about: 'a string in the place of a list',
    in: 'query',
    declared: { x: { schema: orList }, y: { schema: orList } },
    sent: { x: 'free', y: ['a'] },
  },
  { about: 'lists', in: 'cookie', declared: { x: { schema: strings } }, sent: { x: ['a', 'b;c', '+&='] } },
  {
    about: 'lists between commas',
    in: 'cookie',
    declared: { x: { schema: strings, explode: false } },
    sent: { x: ['a,b', 'c'] },
  },
  {
    about: 'objects',
    in: 'cookie',
    declared: {
      x: { schema: { type: 'object', properties: { n: { type: 'number' }, $s: { type: 'string' } } } },
    },
    sent: { x: { n: 1, $s: 'ü' } },
  },
]

const operations = cases.map((given, index) => {
  const holes = given.in === 'path' ? `/{${Object.keys(given.declared)[0]}}` : ''
  const parameters = Object.entries(given.declared).map(([name, facts]) => ({
    name,
    in: given.in,
    required: given.in === 'path',
    ...facts,
  }))
  const responses = { 204: { description: 'ok' } }
  return [`/${index}${given.path ?? holes}`, { get: { operationId: `get${index}`, parameters, responses } }]
})
const responses = { 204: { description: 'ok' } }
const numbers = { type: 'object', additionalProperties: { type: 'number' } }
const securitySchemes = {
  key: { type: 'apiKey', in: 'query', name: 'key' },
  session: { type: 'apiKey', in: 'cookie', name: 'sid' },
}
const { load } = compileContracts({
  'addresses.json': openApi({
    components: { securitySchemes },
    paths: {
      ...Object.fromEntries(operations),
      '/key': {
        get: {
          operationId: 'withKey',
          parameters: ['query', 'cookie'].map((place) => ({ name: 'x', in: place, schema: numbers })),
          security: [{ key: [], session: [] }],
          responses,
        },
      },
      '/file': {
        get: { operationId: 'readFile', responses },
        head: { operationId: 'lookAtFile', parameters: [{ name: 'x', in: 'query', ...text }], responses },
      },
    },
  }),
})

test.each(cases.map((given, index) => ({ ...given, operation: `get${index}` })))(
  'in the $in is received as it was sent: $about',
  async ({ operation, in: place, sent }) => {
    const { received } = await roundTrip(load, 'addresses', operation, { [place]: sent })
    expect(received?.[place]).toEqual(sent)
  },
)

test.each(['query', 'cookie'])(
  'a credential in the %s is not a key of an object beside it',
  async (place) => {
    const routes = (await load('addresses/routes.ts')) as Readonly<
      Record<string, (...given: unknown[]) => void>
    >
    const received: Group[] = []
    const app = new Hono()
    routes.withKeyRoute?.(app, (request: Group) => {
      received.push(request)
      return { status: 204 }
    })
    const pairs = { query: 'a=1&key=secret', cookie: 'a=1; sid=secret' }
    await app.request(`/key?${pairs.query}`, { headers: { cookie: pairs.cookie } })
    expect(received.map((request) => request[place])).toEqual([{ x: { a: 1 } }])
  },
)

test('a plus in a cookie is a plus, and an ampersand is part of it', async () => {
  const app = new Hono()
  const routes = (await load('addresses/routes.ts')) as Readonly<
    Record<string, (...given: unknown[]) => void>
  >
  const received: unknown[] = []
  routes.get14Route?.(app, ({ cookie }: Group) => {
    received.push(cookie)
    return { status: 204 }
  })
  await app.request('/14', { headers: { cookie: 'x=a+b&x=c;x=d' } })
  expect(received).toEqual([{ x: ['a+b&x=c', 'd'] }])
})

describe('a HEAD operation', () => {
  test('is reached', async () => {
    const { received, error } = await roundTrip(load, 'addresses', 'lookAtFile', { query: { x: 'y' } })
    expect({ error, query: received?.query }).toEqual({ error: undefined, query: { x: 'y' } })
  })

  test('is distinct from a GET operation at the same path', async () => {
    const app = new Hono()
    const { createAddressesRoutes } = (await load('addresses/routes.ts')) as Readonly<
      Record<string, (app: Hono, handlers: object) => void>
    >
    const asked: string[] = []
    const handler = (_: object, name: string | symbol) => () => {
      asked.push(String(name))
      return { status: 204 }
    }
    createAddressesRoutes?.(app, new Proxy({}, { get: handler }))
    await app.request('/file', { method: 'HEAD' })
    await app.request('/file')
    expect(asked).toEqual(['lookAtFile', 'readFile'])
  })
})

describe('an address with many separators', () => {
  test.each(['1-', '-', '1%2D', '-.', '1.'])('is read or refused fast: %s', async (part) => {
    const app = new Hono()
    const routes = (await load('addresses/routes.ts')) as Readonly<
      Record<string, (...given: unknown[]) => void>
    >
    routes.get3Route?.(app, () => ({ status: 204 }))
    // Quadratic time would be minutes.
    for (const end of ['', '/', '/x']) {
      const { status } = await app.request(`/3/${part.repeat(200_000)}${end}`)
      expect([204, 400, 404]).toContain(status)
    }
  })
})
