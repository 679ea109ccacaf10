import type { HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { parametersIn, successReplies } from '../../layout/operationFacts.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { createRandom } from '../../runtime/handlers/createRandom.ts'
import { answeringFetch } from '../../testing/answeringFetch.ts'
import { compileContracts, httpContracts } from '../../testing/compileContracts.ts'
import { sampleValue } from '../../testing/sampleValue.ts'

type AnyFunction = (...given: unknown[]) => unknown

const { httpServices, load } = compileContracts([
  ...httpContracts,
  'codegen/src/fixtures/bookshop.openapi.yaml',
])

/** Calls an operation whose handler has these options. */
async function call(service: HttpService, operation: Operation, options?: object): Promise<unknown> {
  const handlers = (await load(`${service.name}/handlers.ts`)) as Record<
    string,
    (options?: object) => HttpHandler
  >
  const client = (await load(`${service.name}/client.ts`)) as Record<string, AnyFunction>
  const handler = handlers[`${operation.name}Handler`]?.(options)
  const fetch = answeringFetch(handler === undefined ? [] : [handler])
  const parameters = Object.fromEntries(
    (['path', 'query'] as const).map((place) => [
      place,
      Object.fromEntries(
        parametersIn(operation, place)
          .filter(({ required }) => required)
          .map(({ name, schema }) => [name, sampleValue(schema, createRandom(1))]),
      ),
    ]),
  )
  const schema = operation.body?.contents[0]?.schema
  const body = schema === undefined ? undefined : sampleValue(schema, createRandom(1))
  const hasInput = operation.parameters.length > 0 || operation.body !== undefined
  const given = hasInput ? [{ ...parameters, body }] : []
  return client[operation.name]?.(
    client.createClient?.({ baseUrl: 'https://x.example/api', fetch }),
    ...given,
  )
}

const operations = httpServices.flatMap((service) =>
  service.operations.map((operation) => ({ name: `${service.name}.${operation.name}`, service, operation })),
)

async function plain(reply: unknown): Promise<unknown> {
  return reply instanceof Blob ? { type: reply.type, text: await reply.text() } : reply
}

describe.each(operations)('$name', ({ service, operation }) => {
  test('answers with the example of the contract', async () => {
    const [reply] = successReplies(operation)
    const [example] = reply?.contents[0]?.examples ?? []
    const answer = await plain(await call(service, operation))
    if (example === undefined)
      expect(answer).toEqual(await plain(await call(service, operation, { seed: 0 })))
    else expect(answer).toEqual(example)
  })

  test('makes mock data that the client accepts, the same for the same seed', async () => {
    for (let seed = 0; seed < 25; seed++) {
      const first = await plain(await call(service, operation, { seed }))
      expect(await plain(await call(service, operation, { seed }))).toEqual(first)
    }
  })

  test('generates every declared success', async () => {
    for (const { status } of successReplies(operation)) {
      if (typeof status === 'number') await call(service, operation, { status, seed: 1 })
    }
  })

  test('fails as configured', async () => {
    await expect(call(service, operation, { fail: 'network' })).rejects.toMatchObject({ code: 'network' })
    for (const status of [400, 404, 429, 503]) {
      await expect(call(service, operation, { fail: status })).rejects.toMatchObject({ code: 'http', status })
    }
  })
})

function find(name: string) {
  const found = operations.find((operation) => operation.name === name)
  if (found === undefined) throw new Error(`No operation ${name}`)
  return [found.service, found.operation] as const
}

test('different seeds make different data', async () => {
  const lists = await Promise.all(
    [1, 2, 3].map((seed) => call(...find('wallet-directory.getWallets'), { seed })),
  )
  expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(3)
})

test('a failure carries the body that the contract declares', async () => {
  const [service, operation] = find('data-service.getBalance')
  await expect(
    call(service, operation, { fail: 429, headers: { 'retry-after': '7' } }),
  ).rejects.toMatchObject({
    status: 429,
    retryAfterMs: 7000,
    body: { status: 'FAILED', reasons: [{ field: 'rate_limited' }] },
  })
})

test('answers with a body of the test, or a function of the request', async () => {
  const [service, operation] = find('wallet-directory.getWallets')
  const empty = { data: [], count: 0 }
  expect(await call(service, operation, { reply: empty })).toEqual(empty)
  const addresses: string[] = []
  const reply = (request: Request) => {
    addresses.push(request.url)
    return empty
  }
  expect(await call(service, operation, { reply })).toEqual(empty)
  expect(addresses).toEqual(['https://x.example/api/getWallets'])
})

test('recursive data ends', async () => {
  for (let seed = 0; seed < 50; seed++) await call(...find('bookshop.listBooks'), { seed })
})

test('one function creates the handlers of a whole service', async () => {
  const { walletDirectoryHandlers } = (await load('wallet-directory/handlers.ts')) as Record<
    string,
    (options?: object) => HttpHandler[]
  >
  const service = httpServices.find(({ name }) => name === 'wallet-directory')
  expect(walletDirectoryHandlers?.()).toHaveLength(service?.operations.length ?? 0)
})
