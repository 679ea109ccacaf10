import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { compileFixture } from '../../testing/compileFixture.ts'

vi.setConfig({ testTimeout: 60_000 })

type Route = (app: Hono, handler: (request: { body: unknown }) => object, options?: object) => void

async function routesOf(name: string): Promise<Readonly<Record<string, Route>>> {
  const text = readFileSync(new URL(`../../fixtures/difficulties/${name}.yaml`, import.meta.url), 'utf8')
  const { load } = compileFixture({ [`${name}.yaml`]: text }, { targets: ['routes'] })
  return (await load(`${name}/routes.ts`)) as Readonly<Record<string, Route>>
}

function post(app: Hono, path: string, body: object, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  return app.request(path, { ...init, headers: { 'content-type': 'application/json', ...headers } })
}

test('a webhook is validated and received at the path of the host', async () => {
  const { newPetRoute } = await routesOf('webhooks')
  const app = new Hono()
  const handler = vi.fn(() => ({ status: 204 }))
  newPetRoute?.(app, handler, { path: '/hooks/pets', refuse: () => ({ status: 400, body: { error: 'no' } }) })
  const signed = { 'x-signature': 's' }
  expect((await post(app, '/hooks/pets', { name: 'Rex' }, signed)).status).toBe(204)
  expect(handler).toHaveBeenCalledWith(
    expect.objectContaining({ body: { name: 'Rex' }, header: { 'X-Signature': 's' } }),
  )
  expect((await post(app, '/hooks/pets', { name: 1 }, signed)).status).toBe(400)
  expect((await post(app, '/hooks/pets', { name: 'Rex' })).status).toBe(400)
  expect((await post(app, '/new-pet', { name: 'Rex' }, signed)).status).toBe(404)
  expect(handler).toHaveBeenCalledTimes(1)
})

test('a callback is received at a path of its name', async () => {
  const routes = await routesOf('callbacks')
  const app = new Hono()
  routes.onEventCallbackRoute?.(app, () => ({ status: 204 }))
  expect((await post(app, '/on-event', { id: 1 })).status).toBe(204)
  expect((await post(app, '/on-event', { id: 'one' })).status).toBe(400)
})
