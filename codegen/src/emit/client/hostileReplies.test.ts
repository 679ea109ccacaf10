import { describe, expect, test } from 'vitest'
import { parametersIn, successReplies } from '../../layout/operationFacts.ts'
import type { Schema } from '../../model/schema.ts'
import { createRandom } from '../../runtime/handlers/createRandom.ts'
import { compileContracts, httpContracts } from '../../testing/compileContracts.ts'
import { sampleValue } from '../../testing/sampleValue.ts'

type AnyFunction = (...given: unknown[]) => unknown

const { httpServices, load } = compileContracts(httpContracts)

const json = 'application/json'
const levels = 100_000

/** Replies of captive portals, broken proxies or attackers with status 200. */
const bodies: readonly (readonly [name: string, type: string, body: string])[] = [
  ['nothing', json, ''],
  ['a list', json, '[]'],
  ['a number', json, '1'],
  ['text', json, '"x"'],
  ['half of it', json, '{"data":['],
  ['no JSON', json, 'not json'],
  [
    'fields of wrong types',
    json,
    '{"data":"x","count":"y","csrfToken":1,"nonce":{},"url":[],"http":1,"balances":{}}',
  ],
  [
    'keys of prototypes only',
    json,
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ],
  ['a duplicate key', json, '{"count":1,"count":"two","csrfToken":"a","csrfToken":{},"url":"","url":1}'],
  ['depth', json, `${'['.repeat(levels)}${']'.repeat(levels)}`],
  ['20 MB', json, `{"csrfToken":"${'x'.repeat(20 * 1024 * 1024)}"}`],
  ['a page', 'text/html; charset=utf-8', '<!doctype html><title>Sign in to the network</title>'],
  ['JSON announced as a page', 'text/html', '{"data":[],"count":0}'],
]

/** Whether only objects with certain keys fit: an operation that accepts any reply refuses nothing. */
function demandsKeys(schema: Schema | undefined): boolean {
  if (schema?.kind === 'reference') return demandsKeys(schema.model.schema)
  return schema?.kind === 'object' && schema.properties.some(({ required }) => required)
}

const operations = httpServices.flatMap((service) =>
  service.operations
    .filter((operation) =>
      successReplies(operation).every(({ contents }) => demandsKeys(contents[0]?.schema)),
    )
    .map((operation) => ({ name: `${service.name}.${operation.name}`, service, operation })),
)

describe.each(operations)('$name', ({ service, operation }) => {
  // T21, F3, F4
  test.each(bodies)('%s instead of a reply is refused, and has no side effect', async (_, type, body) => {
    const { createClient, [operation.name]: call } = (await load(`${service.name}/client.ts`)) as Record<
      string,
      AnyFunction
    >
    const fetch = async () => new Response(body, { headers: { 'content-type': type } })
    const group = (place: 'path' | 'query') =>
      Object.fromEntries(
        parametersIn(operation, place)
          .filter(({ required }) => required)
          .map(({ name, schema }) => [name, sampleValue(schema, createRandom(1))]),
      )
    const form = operation.body?.contents[0]?.schema
    const parameters = {
      path: group('path'),
      query: group('query'),
      body: form === undefined ? undefined : sampleValue(form, createRandom(1)),
    }
    const hasInput = operation.parameters.length > 0 || operation.body !== undefined
    const reply = call?.(
      createClient?.({ baseUrl: 'https://x.example', fetch }),
      ...(hasInput ? [parameters] : []),
    )
    await expect(reply).rejects.toMatchObject({
      name: 'ClientError',
      code: 'invalid-reply',
      operation: operation.name,
    })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
