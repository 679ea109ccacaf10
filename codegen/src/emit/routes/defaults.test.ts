import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ok = { 204: { description: 'Done.' } }

const document = openApi({
  schemas: {
    Sort: { type: 'string', enum: ['name', 'age'], default: 'name' },
    Pet: {
      allOf: [
        { type: 'object', required: ['name'], properties: { name: { type: 'string', default: 'unused' } } },
        {
          type: 'object',
          properties: {
            kind: { type: 'string', default: 'cat' },
            tags: { type: 'array', items: { type: 'string' }, default: ['new'] },
            id: { type: 'integer', readOnly: true, default: 1 },
          },
        },
      ],
    },
  },
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
          { name: 'sort', in: 'query', schema: { $ref: '#/components/schemas/Sort' } },
          { name: 'size', in: 'query', schema: { type: 'integer', default: 'ten' } },
          { name: 'x-version', in: 'header', schema: { type: 'string', default: 'v1' } },
          { name: 'theme', in: 'cookie', schema: { type: ['string', 'null'], default: null } },
        ],
        responses: ok,
      },
      post: {
        operationId: 'addPet',
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Pet' }) },
        responses: ok,
      },
    },
  },
})

async function serve(name: string) {
  const { folder, load, result } = compileFixture(
    { 'pets.json': document },
    { targets: ['routes', 'client'] },
  )
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const routes = await load('pets/routes.ts')
  const app = new Hono()
  const handler = vi.fn(() => ({ status: 204 }))
  ;(routes[`${name}Route`] as (app: Hono, handler: unknown) => void)(app, handler)
  return { app, handler, folder }
}

test('handlers get the defaults of parameters that a request leaves out', async () => {
  const { app, handler } = await serve('listPets')
  await app.request('/pets')
  expect(handler).toHaveBeenLastCalledWith(
    expect.objectContaining({
      query: { page: 1, sort: 'name' },
      header: { 'x-version': 'v1' },
      cookie: { theme: null },
    }),
  )
  await app.request('/pets?page=3&sort=age', { headers: { 'x-version': 'v2', cookie: 'theme=dark' } })
  expect(handler).toHaveBeenLastCalledWith(
    expect.objectContaining({
      query: { page: 3, sort: 'age' },
      header: { 'x-version': 'v2' },
      cookie: { theme: 'dark' },
    }),
  )
})

test('an invalid parameter is refused, not replaced by its default', async () => {
  const { app, handler } = await serve('listPets')
  expect((await app.request('/pets?page=0')).status).toBe(400)
  expect(handler).not.toHaveBeenCalled()
})

test('handlers get the defaults of fields of a body, each request its own', async () => {
  const { app, handler } = await serve('addPet')
  const send = (body: object) =>
    app.request('/pets', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  await send({ name: 'Tom' })
  const expected = expect.objectContaining({ body: { name: 'Tom', kind: 'cat', tags: ['new'] } })
  expect(handler).toHaveBeenLastCalledWith(expected)
  const [first] = handler.mock.lastCall as unknown as [{ body: { tags: string[] } }]
  first.body.tags.push('changed')
  await send({ name: 'Tom' })
  expect(handler).toHaveBeenLastCalledWith(expected)
  expect((await send({})).status).toBe(400)
})

test('parameters and fields with a default are required in the types of routes alone', async () => {
  const { folder } = await serve('listPets')
  writeFiles(folder, {
    'out/use.ts': `
      import { addPetRoute, listPetsRoute, type RouteAppOf } from './app.js'
      import { addPet, createClient, listPets } from './pets/client.js'
      declare const app: RouteAppOf
      listPetsRoute(app, ({ query, header }) => {
        const page: number = query.page
        const sort: 'name' | 'age' = query.sort
        const version: string = header['x-version']
        // @ts-expect-error: the default is not a number, so it is left out
        const size: number = query.size
        return { status: page + sort.length + version.length + size > 0 ? 204 : 204 }
      })
      addPetRoute(app, ({ body }) => {
        const text: string = body.kind + body.tags.join()
        return { status: text === '' ? 204 : 204 }
      })
      const client = createClient({ baseUrl: 'https://pets.example' })
      await listPets(client, { query: {} })
      await addPet(client, { body: { name: 'Tom' } })
    `,
    'out/app.ts': `
      export { addPetRoute, listPetsRoute } from './pets/routes.js'
      export type { RouteApp as RouteAppOf } from './runtime/routes/addRoute.js'
    `,
  })
  expect(typeCheck(folder)).toBe('')
})
