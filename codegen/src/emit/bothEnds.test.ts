import { Hono } from 'hono'
import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { jsonSchemaOf, parametersIn, sentContent, successReplies } from '../layout/operationFacts.ts'
import { statusReplyValidator } from '../layout/operationNames.ts'
import type { Operation, Reply } from '../model/operation.ts'
import type { HttpService } from '../model/service.ts'
import { createRandom } from '../runtime/handlers/createRandom.ts'
import { validate } from '../runtime/validators/validate.ts'
import { brokenLimits } from '../testing/brokenLimits.ts'
import { compileContracts, httpContracts } from '../testing/compileContracts.ts'
import { sampleValue } from '../testing/sampleValue.ts'

// Every operation of every service of ours, at both ends: the generated client sends to the generated routes, which
// reply with the mock data of the generated test handlers.

type Parameters = Partial<Record<'path' | 'query' | 'header' | 'body', unknown>>
type Answer = { readonly status: number; readonly type?: string | undefined; readonly body?: unknown }
type AnyFunction = (...given: unknown[]) => unknown
type Functions = Readonly<Record<string, AnyFunction>>

const { httpServices, load } = compileContracts(httpContracts)
const base = 'http://service.example/base'
const places = ['path', 'query', 'header'] as const
/** Without a seed the reply is the contract's example. */
const seeds = [undefined, 1, 2, 3]

interface Connection {
  /** Calls the operation through the client. */
  call(parameters: Parameters): Promise<unknown>
  /** Requests as the server's handler received them. */
  readonly received: readonly Parameters[]
}

async function connect(
  { name, pascalName, operations }: HttpService,
  operation: Operation,
  answer: (request: Request) => Answer | Promise<Answer>,
): Promise<Connection> {
  const routes = (await load(`${name}/routes.ts`)) as Functions
  const client = (await load(`${name}/client.ts`)) as Functions
  const received: Parameters[] = []
  const handlers = Object.fromEntries(
    operations.map((other) => [
      other.name,
      (request: Parameters & { raw: Request }) => {
        if (other !== operation) throw new Error(`${other.name} was asked instead of ${operation.name}`)
        received.push(request)
        return answer(request.raw)
      },
    ]),
  )
  const app = new Hono().basePath('/base')
  routes[`create${pascalName}Routes`]?.(app, handlers)
  const fetch = (request: Request) => app.request(request)
  const connected = client.createClient?.({ baseUrl: base, fetch })
  const hasInput = operation.parameters.length > 0 || operation.body !== undefined
  return {
    received,
    call: async (parameters) => client[operation.name]?.(connected, ...(hasInput ? [parameters] : [])),
  }
}

/** A request by the examples of the contract, mocked where it has none. */
function validRequest(operation: Operation): Parameters {
  const groups = places
    .map((place) => [place, parametersIn(operation, place)] as const)
    .filter(([, parameters]) => parameters.length > 0)
    .map(([place, parameters]) => [
      place,
      Object.fromEntries(
        parameters.map(({ name, schema, examples }) => [
          name,
          examples[0] ?? sampleValue(schema, createRandom(1)),
        ]),
      ),
    ])
  const content = sentContent(operation)
  if (content?.schema === undefined) return Object.fromEntries(groups)
  const body = content.examples[0] ?? sampleValue(content.schema, createRandom(1))
  return { ...Object.fromEntries(groups), body }
}

/** A status that represents no other reply of the operation. */
function statusOf({ status }: Reply): number {
  if (status === 'default') return 599
  return typeof status === 'number' ? status : Number(`${status[0]}99`)
}

/** The reply of the operation's generated test handler. */
async function mockAnswer(
  service: HttpService,
  operation: Operation,
  reply: Reply,
  seed: number | undefined,
): Promise<Answer> {
  const handlers = (await load(`${service.name}/handlers.ts`)) as Functions
  const isSuccess = successReplies(operation).includes(reply)
  const status = statusOf(reply)
  const options = { seed, ...(isSuccess ? { status } : { fail: status }) }
  const handler = handlers[`${operation.name}Handler`]?.(options) as HttpHandler
  const path = operation.path.replaceAll(/\{[^}]*\}/g, 'x')
  const method = operation.method.toUpperCase()
  const response = await getResponse([handler], new Request(`${base}${path}`, { method }))
  if (response === undefined) throw new Error(`${operation.name} has no handler`)
  const type = response.headers.get('content-type') ?? undefined
  if (type === undefined) return { status }
  if (/[/+]json\b/.test(type)) return { status, type, body: await response.json() }
  if (type.startsWith('text/')) return { status, body: await response.text() }
  return { status, body: await response.blob() }
}

const operations = httpServices.flatMap((service) =>
  service.operations.map((operation) => ({ name: `${service.name}.${operation.name}`, service, operation })),
)

test('every service of the product is tested', () => {
  expect(httpServices.map(({ name }) => name).sort()).toEqual([
    'analytics',
    'auth-session',
    'data-service',
    'name-service',
    'nft-service',
    'rpc-proxy',
    'wallet-directory',
  ])
})

test('a choice between APIs names existing operations', () => {
  const choices = httpServices.flatMap((service) =>
    service.models.flatMap(({ schema }) => {
      const ways = schema.extensions['x-operations']
      return ways === undefined
        ? []
        : [{ service, schema, ways: ways as Record<string, Record<string, string>> }]
    }),
  )
  expect(choices.length).toBeGreaterThan(0)
  for (const { service, schema, ways } of choices) {
    expect(schema).toMatchObject({ kind: 'enum', values: Object.keys(ways) })
    const wanted = Object.values(ways).flatMap((way) => Object.values(way))
    expect(service.operations.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted))
  }
})

let brokenRequests = 0
let brokenReplies = 0

describe.each(operations)('$name', ({ service, operation }) => {
  const request = validRequest(operation)

  test('the client accepts every declared reply', async () => {
    for (const reply of operation.replies) {
      for (const seed of seeds) {
        const answer = await mockAnswer(service, operation, reply, seed)
        await expectUnderstood(reply, answer)
      }
      for (const { kind, mediaType } of reply.contents.slice(1)) {
        if (kind !== 'text') continue
        await expectUnderstood(reply, { status: statusOf(reply), type: mediaType, body: 'In words' })
      }
    }
  })

  async function expectUnderstood(reply: Reply, answer: Answer): Promise<void> {
    const { call, received } = await connect(service, operation, () => answer)
    const outcome = await call(request).catch((error: unknown) => error)
    expect(received).toMatchObject([request])
    if (!successReplies(operation).includes(reply)) {
      expect(outcome).toMatchObject({ name: 'ClientError', code: 'http', status: answer.status })
      if (answer.body !== undefined) expect(outcome).toHaveProperty('body', answer.body)
      await expectPromised(reply, answer)
    } else if (answer.body instanceof Blob) {
      expect(outcome).toBeInstanceOf(Blob)
      expect(await (outcome as Blob).text()).toBe(await answer.body.text())
    } else expect(outcome).toEqual(answer.body)
  }

  /** Bodies of failures are passed on unvalidated; their validators accept them. */
  async function expectPromised(reply: Reply, { type, body }: Answer): Promise<void> {
    if (jsonSchemaOf(reply) === undefined || type?.startsWith('text/') === true) return
    const { name } = statusReplyValidator(operation, reply.status)
    const module = await load(`${service.name}/validators.ts`)
    expect(validate(module[name] as z.core.$ZodType, body)).toEqual({ ok: true, value: body })
  }

  test('the server refuses a request that breaks a limit', async () => {
    const { call, received } = await connect(service, operation, () => ({ status: 200 }))
    for (const part of [...places, 'body'] as const) {
      for (const broken of brokenRequest(part)) {
        brokenRequests += 1
        const outcome = await call({ ...request, [part]: broken.value }).catch((error: unknown) => error)
        expect([broken.name, (outcome as { status?: number }).status]).toEqual([
          broken.name,
          expect.toBeOneOf([400, 413]),
        ])
      }
    }
    expect(received).toEqual([])
  })

  function brokenRequest(part: (typeof places)[number] | 'body') {
    if (part === 'body') {
      const schema = sentContent(operation)?.schema
      return schema === undefined ? [] : brokenLimits(schema, request.body)
    }
    return parametersIn(operation, part).flatMap(({ name, schema }) => {
      const group = request[part] as Readonly<Record<string, unknown>>
      return brokenLimits(schema, group[name], [name])
        .filter(({ value }) => !isLeftOut(value))
        .map((broken) => ({ ...broken, value: { ...group, [name]: broken.value } }))
    })
  }

  test('the client refuses a reply that breaks a limit', async () => {
    for (const reply of successReplies(operation)) {
      const schema = jsonSchemaOf(reply)
      if (schema === undefined) continue
      const answer = await mockAnswer(service, operation, reply, undefined)
      let body: unknown
      const { call } = await connect(service, operation, () => ({ status: answer.status, body }))
      for (const broken of brokenLimits(schema, answer.body)) {
        brokenReplies += 1
        body = broken.value
        const outcome = await call(request).catch((error: unknown) => error)
        expect([broken.name, outcome]).toEqual([
          broken.name,
          'kept' in broken ? broken.kept : expect.objectContaining({ code: 'invalid-reply' }),
        ])
      }
    }
  })
})

/** Parameters without a value are not sent. */
function isLeftOut(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

test('many limits were broken', () => {
  expect(brokenRequests).toBeGreaterThan(200)
  expect(brokenReplies).toBeGreaterThan(200)
})
