import { Hono } from 'hono'
import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'

/** From the one that is registered first; named in reverse, so that no order by name passes. */
const paths = [
  '/files/{folder}/mine/{version}',
  '/files/{folder}/{file}/latest',
  '/files/{folder}/{file}/{version}',
  "/reports/range(from='{from}')/$count",
  '/reports/{report}.json/tags(all)/a+b',
  '/users/{id}/pets',
  '/pets/mine',
  '/pets/{petId}:undelete',
  '/pets/{petId}.json',
  '/pets/{petId}:{verb}',
  '/pets/{petId}?beta=true',
  '/pets/{petId}?acl',
  '/pets/{petId}',
  '/{shop}/sale',
  '/{shop}/{shelf}',
  '/pets',
  '/',
]

function documentOf(idOf: (index: number) => string): object {
  const entries = paths.map((path, index) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
    const reply = (example: string) => ({
      200: { description: 'ok', content: { 'application/json': { schema: { type: 'string' }, example } } },
    })
    const operation = { operationId: idOf(index), parameters, responses: reply(path) }
    const head = { operationId: `${idOf(index)}Head`, parameters, responses: { 204: { description: 'ok' } } }
    return [path, index % 2 === 0 ? { get: operation, head } : { get: operation }]
  })
  return openApi({ paths: Object.fromEntries(entries) })
}

const letter = (index: number) => String.fromCharCode(97 + index)
const { load } = compileContracts({
  'forward.json': documentOf((index) => `op${letter(index)}`),
  'backward.json': documentOf((index) => `op${letter(paths.length - index)}`),
})

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>

/** Address of an operation: placeholders hold a value that no literal has. */
function addressOf(path: string): string {
  return path.replace(/\{\w+\}/g, 'q7')
}

describe.each(['forward', 'backward'])('operations with names in %s order', (service) => {
  test.each(paths)('a route is reached: %s', async (path) => {
    const app = new Hono()
    const name = `create${service === 'forward' ? 'Forward' : 'Backward'}Routes`
    const { [name]: createRoutes } = (await load(`${service}/routes.ts`)) as Functions
    const handlers = new Proxy({}, { get: (_, key) => () => ({ status: 200, body: String(key) }) })
    createRoutes?.(app, handlers)
    const index = paths.indexOf(path)
    const id = `op${letter(service === 'forward' ? index : paths.length - index)}`
    expect(await (await app.request(addressOf(path))).json()).toBe(id)
  })

  test.each(['https://x.example', 'https://x.example/v1'])(
    'a test handler below %s is reached, each of them',
    async (baseUrl) => {
      const { [`${service}Handlers`]: handlers } = (await load(`${service}/handlers.ts`)) as Functions
      const known = handlers?.({ baseUrl }) as HttpHandler[]
      const answers = await Promise.all(
        paths.map(async (path) => {
          const response = await getResponse(known, new Request(baseUrl + addressOf(path)))
          return response?.json()
        }),
      )
      expect(answers).toEqual(paths)
    },
  )

  test('a test handler of any base is reached at the root of a server', async () => {
    const { [`${service}Handlers`]: handlers } = (await load(`${service}/handlers.ts`)) as Functions
    const known = handlers?.() as HttpHandler[]
    for (const path of paths) {
      const response = await getResponse(known, new Request(`https://x.example${addressOf(path)}`))
      expect(await response?.json()).toBe(path)
    }
  })
})
