import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { parametersIn, successReplies } from '../../layout/operationFacts.ts'
import type { Operation, ParameterPlace, Reply } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { createRandom, type Random } from '../../runtime/handlers/createRandom.ts'
import { compileContracts, httpContracts } from '../../testing/compileContracts.ts'
import { sampleValue } from '../../testing/sampleValue.ts'

type Parameters = Partial<Record<'path' | 'query' | 'header' | 'body', unknown>>
type Handler = (request: Parameters) => { status: number; type?: string; body?: unknown }
type ClientFunction = (client: unknown, ...rest: unknown[]) => Promise<unknown>
type AddRoutes = (app: unknown, handlers: Record<string, Handler>) => void
type CreateClient = (options: { baseUrl: string; fetch: typeof fetch }) => unknown

const { httpServices, load } = compileContracts(httpContracts)
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const base = 'http://service.example/base'

/** A client that calls the routes of a service through `Request` and `Response`. */
async function connect(service: HttpService, operation: Operation, handler: Handler) {
  const routes = await load(`${service.name}/routes.ts`)
  const client = await load(`${service.name}/client.ts`)
  const app = new Hono().basePath('/base')
  const refuse: Handler = () => {
    throw new Error('Another operation was called')
  }
  const handlers = Object.fromEntries(service.operations.map(({ name }) => [name, refuse]))
  const addRoutes = routes[`create${service.pascalName}Routes`] as AddRoutes
  addRoutes(app, { ...handlers, [operation.name]: handler })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => app.request(new Request(input, init))
  const createClient = client.createClient as CreateClient
  return { client: createClient({ baseUrl: base, fetch }), call: client[operation.name] as ClientFunction }
}

function sampleParameters(operation: Operation, random: Random): Parameters {
  const groups = (['path', 'query', 'header'] as const).map((place): [string, object] => [
    place,
    Object.fromEntries(
      parametersIn(operation, place)
        .filter(({ required }) => required || random.boolean())
        .map(({ name, schema }) => [name, sampleValue(schema, random)]),
    ),
  ])
  const given = groups.filter(([place]) => parametersIn(operation, place as 'path').length > 0)
  const schema = operation.body?.contents[0]?.schema
  return {
    ...Object.fromEntries(given),
    ...(schema === undefined ? {} : { body: sampleValue(schema, random) }),
  }
}

/** Defaults that the server fills in. */
function defaultsOf(operation: Operation, place: ParameterPlace): object {
  const optional = parametersIn(operation, place).filter(({ required }) => !required)
  const defaults = optional.map(({ name, schema }) => [name, schema.default] as const)
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined))
}

function sampleBody(reply: Reply, random: Random): unknown {
  const [content] = reply.contents
  if (content?.kind === 'binary') return new Blob(['<svg/>'], { type: 'image/svg+xml' })
  return content?.schema === undefined ? undefined : sampleValue(content.schema, random)
}

/** A status that only this reply represents. */
function statusOf({ status }: Reply): number {
  return typeof status === 'number' ? status : 299
}

function argumentsOf(operation: Operation, parameters: Parameters): unknown[] {
  return operation.parameters.length > 0 || operation.body !== undefined ? [parameters] : []
}

const operations = httpServices.flatMap((service) =>
  service.operations.map((operation) => ({ name: `${service.name}.${operation.name}`, service, operation })),
)

test('there are operations to try', () => expect(operations.length).toBeGreaterThan(15))

describe.each(operations)('$name', ({ service, operation }) => {
  test.each(seeds)('the server receives what the client sent, seed %i', async (seed) => {
    const random = createRandom(seed)
    const sent = sampleParameters(operation, random)
    const reply = successReplies(operation)[0]
    const received: Parameters[] = []
    const { client, call } = await connect(service, operation, (request) => {
      received.push(request)
      return { status: reply ? statusOf(reply) : 200, body: reply && sampleBody(reply, random) }
    })
    await call(client, ...argumentsOf(operation, sent))
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject(sent)
    for (const place of ['path', 'query', 'header'] as const) {
      expect(received[0]?.[place] ?? {}).toEqual({
        ...defaultsOf(operation, place),
        ...(sent[place] as object),
      })
    }
    expect(received[0]?.body ?? {}).toEqual(sent.body ?? {})
  })

  test.each(seeds)('the client receives what the server replied, seed %i', async (seed) => {
    for (const reply of successReplies(operation)) {
      const random = createRandom(seed)
      const body = sampleBody(reply, random)
      const { client, call } = await connect(service, operation, () => ({
        status: statusOf(reply),
        body,
      }))
      const got = await call(client, ...argumentsOf(operation, sampleParameters(operation, random)))
      if (body instanceof Blob) {
        expect(got).toBeInstanceOf(Blob)
        expect((got as Blob).type).toBe(body.type)
        expect(await (got as Blob).text()).toBe(await body.text())
      } else expect(got).toEqual(body)
    }
  })

  test('the client throws every other declared reply, with its body', async () => {
    const successes = successReplies(operation)
    const failures = operation.replies.filter((reply) => !successes.includes(reply))
    expect(failures.length).toBeGreaterThan(0)
    for (const reply of failures) {
      const random = createRandom(1)
      const status = typeof reply.status === 'number' ? reply.status : 500
      if (status < 400) continue
      const body = sampleBody(reply, random)
      const { client, call } = await connect(service, operation, () => ({ status, body }))
      const answer = call(client, ...argumentsOf(operation, sampleParameters(operation, random)))
      await expect(answer).rejects.toMatchObject({ name: 'ClientError', code: 'http', status, body })
    }
  })
})
