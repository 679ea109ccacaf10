import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  addRoute,
  type InvalidRequest,
  type RouteDefinition,
  type RouteOptions,
  type RouteRequest,
} from './addRoute.ts'
import type { RouteResult } from './routeResponse.ts'

const search: RouteDefinition = {
  operation: 'search',
  method: 'GET',
  path: '/items/{kind}',
  parameters: {
    path: { kind: 'string' },
    query: {
      page: 'number',
      tags: { shape: 'string[]', explode: false },
      filter: {
        shape: { properties: { size: 'number' }, others: 'string' },
        style: 'deepObject',
        explode: true,
      },
    },
    cookie: { theme: 'string' },
  },
  validators: {
    path: z.object({ kind: z.string().check(z.maxLength(5)) }),
    query: z.object({
      page: z.optional(z.number().check(z.gte(1))),
      tags: z.optional(z.array(z.string())),
      filter: z.optional(z.looseObject({ size: z.optional(z.number()) })),
    }),
    cookie: z.object({ theme: z.optional(z.string()) }),
  },
  replies: { 200: ['application/json', 'text/plain'], 404: [], '4XX': ['application/problem+json'] },
}

const create: RouteDefinition = {
  operation: 'create',
  method: 'POST',
  path: '/items',
  body: {
    required: true,
    contents: {
      'application/json': { kind: 'json' },
      'application/x-www-form-urlencoded': {
        kind: 'form',
        shape: { properties: { count: 'number', tags: 'string[]' } },
      },
      'multipart/form-data': { kind: 'multipart' },
    },
  },
  validators: { body: z.looseObject({ name: z.string() }) },
  replies: { 201: ['application/json'] },
}

type Handler = (request: RouteRequest & Readonly<Record<string, unknown>>) => RouteResult

/** An app with one route, and the requests of its handler. */
function serve(
  definition: RouteDefinition,
  options?: RouteOptions,
  result: RouteResult = { status: 200, body: 'ok' },
) {
  const app = new Hono()
  const handler = vi.fn<Handler>(() => result)
  addRoute(app, definition, handler, options)
  return { app, handler, received: () => handler.mock.calls.map(([{ raw, context, ...parts }]) => parts) }
}

describe('a valid request', () => {
  test('reaches the handler as values, without what was not declared', async () => {
    const { app, received } = serve(search)
    await app.request('/items/red?page=2&tags=a,b&filter[size]=4&filter[x]=y&admin=1', {
      headers: { cookie: 'session=secret; theme=dark' },
    })
    expect(received()).toEqual([
      {
        path: { kind: 'red' },
        query: { page: 2, tags: ['a', 'b'], filter: { size: 4, x: 'y' } },
        cookie: { theme: 'dark' },
      },
    ])
  })

  test.each([
    ['JSON', 'application/json', '{"name":"x"}'],
    ['JSON with a charset', 'Application/JSON; charset=utf-8', '{"name":"x"}'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x'],
    ['no content type, taken as the first declared', '', '{"name":"x"}'],
  ])('body as %s', async (_, type, body) => {
    const { app, received } = serve(create)
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    // Bytes, because a string body would bring a content type of its own.
    await app.request('/items', { method: 'POST', headers, body: new TextEncoder().encode(body) })
    const contentType = type.includes('form') ? type : 'application/json'
    expect(received()).toEqual([{ body: { name: 'x' }, contentType }])
  })

  test('fields of a form become what they represent, repeated ones a list', async () => {
    const { app, received } = serve(create)
    const body = new URLSearchParams('name=x&count=3&tags=a&other=1&other=2')
    await app.request('/items', { method: 'POST', body })
    expect(received()).toMatchObject([{ body: { name: 'x', count: 3, tags: ['a'], other: ['1', '2'] } }])
  })

  test('parameters of one name in two places have a shape each', async () => {
    const { app, received } = serve({
      ...search,
      parameters: {
        path: { kind: 'string' },
        query: { kind: { shape: { items: 'string', text: 'string' } } },
        cookie: { kind: 'string' },
      },
      validators: {
        path: z.object({ kind: z.string() }),
        query: z.object({ kind: z.string() }),
        cookie: z.object({ kind: z.string() }),
      },
    })
    await app.request('/items/a?kind=b', { headers: { cookie: 'kind=c' } })
    expect(received()).toEqual([{ path: { kind: 'a' }, query: { kind: 'b' }, cookie: { kind: 'c' } }])
  })

  test('a file in a multipart form stays a file', async () => {
    const { app, handler } = serve(create)
    const body = new FormData()
    body.append('name', 'x')
    body.append('file', new File(['content'], 'a.txt'))
    await app.request('/items', { method: 'POST', body })
    const { file } = (handler.mock.calls[0]?.[0].body ?? {}) as { file?: File }
    expect(await file?.text()).toBe('content')
  })
})

describe('a request that breaks its contract never reaches the handler', () => {
  test.each([
    ['a number out of range', '/items/red?page=0', 'query.page: Number must be greater than or equal to 1'],
    ['text for a number', '/items/red?page=two', 'query.page: Invalid input'],
    ['a number in another notation', '/items/red?page=0x2', 'query.page: Invalid input'],
    ['a duplicate parameter', '/items/red?page=1&page=2', 'query.page: Invalid input'],
    [
      'a path parameter that is too long',
      '/items/purple',
      'path.kind: String must contain at most 5 character(s)',
    ],
  ])('%s', async (_, address, text) => {
    const { app, handler } = serve(search)
    const response = await app.request(address)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe(text)
    expect(handler).not.toHaveBeenCalled()
  })

  test.each([
    [400, 'body: The body is not application/json', 'application/json', '{"name":'],
    [400, 'body.name: Required', 'application/json', '{}'],
    [400, 'body: Required', 'application/json', ''],
    [415, 'body: The body must not be text/plain', 'text/plain', '{"name":"x"}'],
    [413, 'body: The body is longer than 64 bytes', 'application/json', `{"name":"${'x'.repeat(64)}"}`],
  ])('%i %s', async (status, text, type, body) => {
    const { app, handler } = serve(create, { maxBodyBytes: 64 })
    const response = await app.request('/items', { method: 'POST', headers: { 'content-type': type }, body })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(handler).not.toHaveBeenCalled()
  })

  test('a body with a wrong length is cut off while it is received', async () => {
    const { app, handler } = serve(create, { maxBodyBytes: 64 })
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(32))
      },
    })
    const headers = { 'content-type': 'application/json', 'content-length': '10' }
    const response = await app.request(
      new Request('http://x.example/items', { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    )
    expect(response.status).toBe(413)
    expect(pulled).toBeLessThan(20)
    expect(handler).not.toHaveBeenCalled()
  })

  test.each([
    '/items/red?filter[__proto__]=x',
    '/items/red?__proto__=x',
    '/items/red?filter[__proto__][admin]=1',
  ])('no prototype is touched by %s', async (address) => {
    const { app, received } = serve(search)
    await app.request(address)
    const filter = (received()[0]?.query as { filter?: object } | undefined)?.filter
    expect(Object.getPrototypeOf(filter ?? {})).toBe(Object.prototype)
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })

  test('the host can refuse in the form that its contract declares', async () => {
    const refuse = vi.fn(({ operation, issues }: InvalidRequest) => ({
      status: 400,
      body: { operation, issues },
    }))
    const { app } = serve(search, { refuse })
    const response = await app.request('/items/red?page=0')
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({
      operation: 'search',
      issues: [{ path: 'query.page', message: 'Number must be greater than or equal to 1' }],
    })
  })
})

describe('a reply', () => {
  test('is JSON of the declared type, and is not sniffed', async () => {
    const { app } = serve(search, {}, { status: 200, body: { a: 1 } })
    const response = await app.request('/items/red')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({ a: 1 })
  })

  test('text under a JSON type is a JSON string', async () => {
    const { app } = serve(search, {}, { status: 200, body: 'plain' })
    expect(await (await app.request('/items/red')).json()).toBe('plain')
  })

  test('can be of another declared type', async () => {
    const { app } = serve(search, {}, { status: 200, type: 'text/plain', body: 'plain' })
    const response = await app.request('/items/red')
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain; charset=utf-8',
      'plain',
    ])
  })

  test('can have no body', async () => {
    const { app } = serve(search, {}, { status: 404 })
    const response = await app.request('/items/red')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      null,
      '',
    ])
  })

  test('can set several cookies', async () => {
    const headers = new Headers()
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const { app } = serve(search, {}, { status: 200, body: 1, headers })
    expect((await app.request('/items/red')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  test.each([
    ['its own type', new Blob(['x'], { type: 'image/png' }), {}, 'image/png'],
    ['the type in its headers', new Uint8Array([1]), { 'content-type': 'image/gif' }, 'image/gif'],
    ['no type at all', new Uint8Array([1]), {}, 'application/octet-stream'],
  ])('a file with %s', async (_, body, headers, type) => {
    const definition: RouteDefinition = { ...search, replies: { 200: ['image/*'] } }
    const { app } = serve(definition, {}, { status: 200, body, headers })
    expect((await app.request('/items/red')).headers.get('content-type')).toBe(type)
  })
})

test.each([
  ['/files/{name}.json', '/files/a.b.json', { name: 'a.b' }],
  ['/files/{name}.json', '/files/a.xml', undefined],
  ['/v1/{name}:cancel', '/v1/job-1:cancel', { name: 'job-1' }],
  ['/{a}-{b}', '/x-y', { a: 'x', b: 'y' }],
  ['/a/{name}', '/a/b%2Fc', { name: 'b/c' }],
  ['/a/{name}', '/a/%', { name: '%' }],
])('path %s with %s', async (path, address, expected) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = { path: Object.fromEntries(names.map((name) => [name, 'string' as const])) }
  const validators = { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
  const { app, received } = serve({ ...search, path, parameters, validators })
  await app.request(address)
  expect(received()[0]?.path).toEqual(expected)
})
