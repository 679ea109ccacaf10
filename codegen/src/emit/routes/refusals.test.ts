import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

const body = (...required: string[]) => ({
  description: 'Wrong.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required,
        properties: Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
      },
    },
  },
})

function operation(replies: object) {
  const parameters = [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }]
  return { parameters, responses: { 204: { description: 'Done.' }, ...replies } }
}

function compile(paths: object) {
  return compileFixture({ 'api.json': openApi({ paths }) }, { targets: ['routes'] })
}

test('a reply of status default does not require `refuse`', async () => {
  const { folder, load } = compile({
    '/a': { get: { operationId: 'getA', ...operation({ default: body('title') }) } },
    '/b': { get: { operationId: 'getB', ...operation({}) } },
  })
  writeFiles(folder, {
    'out/use.ts': `
      import type { RouteApp } from './runtime/routes/addRoute.js'
      import { createApiRoutes } from './api/routes.js'
      declare const app: RouteApp
      const handlers = { getA: () => ({ status: 204 }) as const, getB: () => ({ status: 204 }) as const }
      createApiRoutes(app, handlers)
      createApiRoutes(app, handlers, { refuse: () => ({ status: 400, body: { title: 'Wrong' } }) as const })
      // @ts-expect-error: not what the contract declares
      createApiRoutes(app, handlers, { refuse: () => ({ status: 400, body: { name: 'Wrong' } }) as const })
    `,
  })
  expect(typeCheck(folder)).toBe('')
  const { createApiRoutes } = (await load('api/routes.ts')) as {
    readonly createApiRoutes: (app: Hono, handlers: object) => void
  }
  const app = new Hono()
  createApiRoutes(app, { getA: () => ({ status: 204 }), getB: () => ({ status: 204 }) })
  const reply = await app.request('/a?page=x')
  expect([reply.status, await reply.text()]).toEqual([400, 'query.page: Invalid input'])
})

test('a reply of status 400 does', () => {
  const { folder } = compile({
    '/a': { get: { operationId: 'getA', ...operation({ default: body('title') }) } },
    '/b': { get: { operationId: 'getB', ...operation({ 400: body('reason') }) } },
  })
  writeFiles(folder, {
    'out/use.ts': `
      import type { RouteApp } from './runtime/routes/addRoute.js'
      import { createApiRoutes } from './api/routes.js'
      declare const app: RouteApp
      const handlers = { getA: () => ({ status: 204 }) as const, getB: () => ({ status: 204 }) as const }
      // @ts-expect-error: the contract declares a body that only the caller can make
      createApiRoutes(app, handlers)
      createApiRoutes(app, handlers, {
        refuse: () => ({ status: 400, body: { title: 'Wrong', reason: 'Wrong' } }) as const,
      })
    `,
  })
  expect(typeCheck(folder)).toBe('')
})
