import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'
import { roundTrip } from '../../testing/roundTrip.ts'

interface Case {
  readonly about: string
  readonly content: Readonly<Record<string, object>>
  readonly sent: unknown
  readonly contentType?: string
  /** Content type, where it differs from the chosen one. */
  readonly receivedAs?: string
}

const text = { type: 'string' }
const file = { type: 'string', format: 'binary' }
const object = (properties: object) => ({ schema: { type: 'object', properties } })
const json = { contentType: 'application/json' }
const tree = { $ref: '#/components/schemas/Tree' }
const branches = { value: 1, children: [{ value: 2, children: [{ value: 3 }] }] }

const cases: readonly Case[] = [
  {
    about: 'a form without fields',
    content: { 'application/x-www-form-urlencoded': object({ a: text }) },
    sent: {},
  },
  { about: 'an empty string', content: { 'text/plain': { schema: text } }, sent: '' },
  { about: 'a string with a byte order mark', content: { 'text/plain': { schema: text } }, sent: '\uFEFFa' },
  { about: 'a file of no length', content: { 'application/pdf': { schema: file } }, sent: new Blob([]) },
  { about: 'a file of no type', content: { 'image/*': { schema: file } }, sent: new Blob(['x']) },
  {
    about: 'any kind of text',
    content: { 'text/*': { schema: text }, 'application/json': { schema: text } },
    sent: '5',
    contentType: 'text/css',
  },
  {
    about: 'the narrower of two ranges',
    content: { '*/*': { schema: text }, 'text/*': { schema: text } },
    sent: 'a',
    contentType: 'text/css',
  },
  {
    about: 'a form beside JSON of any type',
    content: { '*/*': { schema: text }, 'application/x-www-form-urlencoded': object({ a: text }) },
    sent: { a: 'b' },
    contentType: 'application/x-www-form-urlencoded',
  },
  {
    about: 'JSON of any type',
    content: { '*/*': object({ a: text }), 'text/plain': { schema: text } },
    sent: { a: 'b' },
    receivedAs: 'application/json',
  },
  {
    about: 'JSON beside JSON of any type',
    content: { '*/*': object({ a: text }), 'application/json': { schema: text } },
    sent: 'a',
    receivedAs: 'application/json',
  },
  {
    about: 'versions of a media type',
    content: {
      'application/json; version=1': object({ a: text }),
      'application/json; version=2': object({ b: text }),
    },
    sent: { b: 'c' },
    contentType: 'application/json; version=2',
  },
  {
    about: 'multipart that is no form',
    content: { 'multipart/related': object({ a: text }) },
    sent: { a: 'é' },
  },
  {
    about: 'a file of JSON',
    content: { 'multipart/form-data': object({ a: file, b: { type: 'array', items: file } }) },
    sent: {
      a: new File(['{}'], 'a.json', { type: 'application/json' }),
      b: [new File(['1'], 'b.json', { type: 'application/json' })],
    },
  },
  {
    about: 'strings as JSON parts',
    content: {
      'multipart/form-data': {
        ...object({ a: text, b: { type: 'array', items: text } }),
        encoding: { a: json, b: json },
      },
    },
    sent: { a: '"5"', b: ['true'] },
  },
  {
    about: 'fields of an object among those of a form',
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          additionalProperties: text,
          properties: {
            a: { type: 'object', properties: { n: { type: 'number' }, o: { type: 'object' } } },
            b: text,
          },
        },
        encoding: { a: { style: 'form', explode: true } },
      },
    },
    sent: { a: { n: 1, o: { p: [2] } }, b: 'c' },
  },
  {
    about: 'a form that refers to itself, by its keys and as JSON',
    content: {
      'application/x-www-form-urlencoded': {
        ...object({ deep: tree, plain: tree, piped: tree }),
        encoding: { deep: { style: 'deepObject' }, piped: { style: 'pipeDelimited', explode: false } },
      },
    },
    sent: { deep: branches, plain: branches, piped: branches },
  },
  {
    about: 'a form that is its own list',
    content: { 'multipart/form-data': { schema: tree } },
    sent: branches,
  },
]

const operations = cases.map(({ content }, index) => [
  `/${index}`,
  {
    post: {
      operationId: `send${index}`,
      requestBody: { required: true, content },
      responses: { 204: { description: 'ok' } },
    },
  },
])
const { load } = compileContracts({
  'bodies.json': openApi({
    paths: Object.fromEntries(operations),
    schemas: {
      Tree: {
        type: 'object',
        required: ['value'],
        properties: { value: { type: 'number' }, children: { type: 'array', items: tree } },
      },
    },
  }),
})

/** A comparable value: for a file its text. */
async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return `file of ${await value.text()}`
  if (Array.isArray(value)) return Promise.all(value.map(readable))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, item]) => [key, await readable(item)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

test.each(cases.map((given, index) => ({ ...given, operation: `send${index}` })))(
  'is received as it was sent: $about',
  async ({ operation, sent, contentType, receivedAs = contentType }) => {
    const call = { body: sent, ...(contentType === undefined ? {} : { contentType }) }
    const { received, error } = await roundTrip(load, 'bodies', operation, call)
    expect(error).toBeUndefined()
    expect(await readable(received?.body)).toEqual(await readable(sent))
    expect(received?.contentType).toBe(receivedAs)
  },
)

test('JSON without a body is still no body', async () => {
  const routes = (await load('bodies/routes.ts')) as Readonly<Record<string, (...given: unknown[]) => void>>
  const app = new Hono()
  routes.send9Route?.(app, () => ({ status: 204 }))
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/9', { method: 'POST', headers })
  expect(response.status).toBe(400)
  expect(await response.text()).toBe('body: Required')
})

test('a body that breaks off is refused', async () => {
  const routes = (await load('bodies/routes.ts')) as Readonly<Record<string, (...given: unknown[]) => void>>
  const app = new Hono()
  routes.send9Route?.(app, () => ({ status: 204 }))
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) })
  const response = await app.request(
    new Request('http://service.example/9', { method: 'POST', body, duplex: 'half' } as RequestInit),
  )
  expect(response.status).toBe(400)
})
