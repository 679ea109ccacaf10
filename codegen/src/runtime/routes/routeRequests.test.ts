import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { addRoute, type RouteDefinition, type RouteRequest } from './addRoute.ts'
import type { RouteResult } from './routeResponse.ts'

const search: RouteDefinition = {
  operation: 'search',
  method: 'GET',
  path: '/items/{kind}',
  validators: {},
  replies: { 200: ['application/json'] },
}

const create: RouteDefinition = {
  operation: 'create',
  method: 'POST',
  path: '/items',
  validators: { body: z.looseObject({ name: z.string() }) },
  replies: { 201: ['application/json'] },
}

type Handler = (request: RouteRequest & Readonly<Record<string, unknown>>) => RouteResult

/** An app with one route, and the requests of its handler. */
function serve(definition: RouteDefinition) {
  const app = new Hono()
  const handler = vi.fn<Handler>(() => ({ status: 200, body: 'ok' }))
  addRoute(app, definition, handler)
  return { app, handler, received: () => handler.mock.calls.map(([{ raw, context, ...parts }]) => parts) }
}

describe('a route', () => {
  test('of HEAD handles HEAD alone', async () => {
    const app = new Hono()
    const handler = vi.fn(() => ({ status: 200, headers: { 'x-items': '7' } }))
    addRoute(
      app,
      { operation: 'head', method: 'HEAD', path: '/items', validators: {}, replies: { 200: [] } },
      handler,
    )
    app.get('/items', (context) => context.text('all'))
    const head = await app.request('/items', { method: 'HEAD' })
    expect([head.status, head.headers.get('x-items')]).toEqual([200, '7'])
    expect(await (await app.request('/items')).text()).toBe('all')
    expect(handler).toHaveBeenCalledTimes(1)
  })

  test('reads headers, in their place alone', async () => {
    const definition: RouteDefinition = {
      ...search,
      path: '/items',
      parameters: {
        header: { 'X-Ids': 'number[]', 'X-Name': 'string', 'X-Missing': 'string' },
        query: { 'X-Name': 'string' },
        cookie: { theme: 'string' },
      },
      validators: {
        header: z.looseObject({}),
        query: z.looseObject({}),
        cookie: z.looseObject({}),
      },
    }
    const { app, received } = serve(definition)
    await app.request('/items?theme=dark&X-Ids=4', {
      headers: { 'x-ids': '1, 2 ,3', 'x-name': ' a%20b ', cookie: 'X-Ids=5; X-Name=c', theme: 'dark' },
    })
    expect(received()).toEqual([{ header: { 'X-Ids': [1, 2, 3], 'X-Name': 'a%20b' }, query: {}, cookie: {} }])
  })

  test('fills in the defaults of what is missing', async () => {
    const list = ['a']
    const definition: RouteDefinition = {
      ...search,
      path: '/items',
      parameters: { query: { page: 'number', size: 'number', tags: 'string[]' } },
      validators: { query: z.looseObject({}) },
      defaults: { query: { page: 1, size: 20, tags: list } },
    }
    const { app, received } = serve(definition)
    await app.request('/items?page=3')
    expect(received()).toEqual([{ query: { page: 3, size: 20, tags: ['a'] } }])
    expect(Object(received()[0]?.query).tags).not.toBe(list)
  })

  test('reads a string as a list of one only where the contract requires a list', async () => {
    const alone = { shape: { items: 'string', text: 'string' } } as const
    const definition: RouteDefinition = {
      ...search,
      path: '/items',
      method: 'POST',
      parameters: { query: { a: alone }, header: { a: alone } },
      body: {
        required: false,
        contents: {
          'application/x-www-form-urlencoded': { kind: 'form', shape: { properties: { a: alone.shape } } },
        },
      },
      validators: {
        query: z.object({ a: z.optional(z.string()) }),
        body: z.object({ a: z.string() }),
      },
    }
    const { app, received } = serve(definition)
    await app.request('/items?a=x', { method: 'POST' })
    await app.request('/items', { method: 'POST', body: new URLSearchParams('a=y') })
    expect(received()).toEqual([{ query: { a: 'x' } }, { query: {}, body: { a: 'y' } }])
    expect((await app.request('/items?a=x&a=y', { method: 'POST' })).status).toBe(400)
  })

  test('checks each content by its own validator, and names its type where there are several', async () => {
    const definition: RouteDefinition = {
      ...create,
      body: {
        required: false,
        contents: {
          'application/json': { kind: 'json' },
          'application/vnd.x+json': { kind: 'json', schema: z.object({ id: z.number() }) },
          'text/*': { kind: 'text' },
        },
      },
    }
    const { app, received } = serve(definition)
    const post = (type: string, body: string) =>
      app.request('/items', { method: 'POST', headers: { 'content-type': type }, body })
    expect((await post('application/vnd.x+json', '{"name":"x"}')).status).toBe(400)
    await post('application/vnd.x+json', '{"id":1,"more":2}')
    await post('text/csv', 'a,b')
    await app.request('/items', { method: 'POST' })
    expect(received()).toEqual([
      { body: { id: 1 }, contentType: 'application/vnd.x+json' },
      { body: 'a,b', contentType: 'text/csv' },
      {},
    ])
  })

  test('does not name the type of its only content', async () => {
    const { app, received } = serve({
      ...create,
      body: { required: false, contents: { 'application/json': { kind: 'json' } } },
    })
    await app.request('/items', {
      method: 'POST',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json' },
    })
    await app.request('/items', { method: 'POST' })
    expect(received()).toEqual([{ body: { name: 'x' } }, {}])
    expect(Object.keys(received()[1] ?? {})).toEqual([])
  })

  test('reads the fields of a form by their encoding', async () => {
    const type = 'application/x-www-form-urlencoded'
    const { app, received } = serve({
      ...create,
      body: {
        required: true,
        contents: { [type]: { kind: 'form', fields: { ids: { shape: 'number[]', explode: false } } } },
      },
    })
    await app.request('/items', { method: 'POST', body: new URLSearchParams('name=x&ids=1,2') })
    expect(received()).toEqual([{ body: { name: 'x', ids: [1, 2] } }])
  })

  test('reports issues of every part, one a line', async () => {
    const definition: RouteDefinition = {
      ...search,
      parameters: { path: { kind: 'string' }, query: { page: 'number' } },
      validators: { path: z.string(), query: z.object({ page: z.number() }) },
    }
    const { app } = serve(definition)
    const response = await app.request('/items/red')
    expect(await response.text()).toBe('path: Invalid input\nquery.page: Required')
  })
})
