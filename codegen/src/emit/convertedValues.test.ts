import { readFileSync } from 'node:fs'
import { QueryClient, type QueryKey } from '@tanstack/query-core'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { compileFixture, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { typeCheck } from '../testing/typeCheck.ts'

vi.setConfig({ testTimeout: 60_000 })

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const entry = { $ref: '#/components/schemas/Entry' }
const time = { type: 'string', format: 'date-time' }
const long = { type: 'integer', format: 'int64' }

const document = openApi({
  paths: {
    '/entries/{id}': {
      put: {
        operationId: 'putEntry',
        'x-query': true,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: long },
          { name: 'since', in: 'query', schema: time },
          { name: 'ids', in: 'query', schema: { type: 'array', items: long } },
          { name: 'limit', in: 'query', schema: { ...long, default: 20 } },
          { name: 'until', in: 'query', schema: { ...time, default: '2030-01-01T01:00:00+01:00' } },
          {
            name: 'times',
            in: 'query',
            schema: { type: 'array', items: time, default: ['2030-01-01T00:00:00', '2030-01-02T00:00:00Z'] },
          },
          { name: 'counts', in: 'query', schema: { type: 'array', items: long, default: [1, 2] } },
          {
            name: 'from',
            in: 'query',
            schema: { type: ['string', 'null'], format: 'date-time', default: '2030-01-01T00:00:00' },
          },
          { name: 'X-After', in: 'header', schema: time },
        ],
        requestBody: { required: true, ...json(entry) },
        responses: {
          200: {
            description: 'It',
            headers: { 'X-Count': { required: true, schema: long } },
            ...json(entry),
          },
          409: {
            description: 'No',
            ...json({ type: 'object', required: ['until'], properties: { until: time } }),
          },
        },
      },
    },
  },
  schemas: {
    Entry: {
      type: 'object',
      required: ['id', 'at', 'size'],
      properties: {
        id: long,
        at: time,
        size: { type: 'number' },
        count: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        changed: { type: ['string', 'null'], format: 'date-time' },
        ids: { type: 'array', uniqueItems: true, items: { type: 'integer', format: 'uint64' } },
        times: { type: 'object', additionalProperties: time },
        either: {
          anyOf: [
            { type: 'object', properties: { at: time } },
            { type: 'object', properties: { id: long } },
          ],
        },
        whole: {
          allOf: [
            { type: 'object', properties: { at: time } },
            { type: 'object', properties: { id: long } },
          ],
        },
        byName: {
          type: 'object',
          patternProperties: { '^at_': time, '^n_': long, '^s_': { type: 'string' }, z$: { type: 'string' } },
          additionalProperties: false,
        },
        mixed: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            n_at: time,
            n_id: long,
            n_of: { type: 'object', properties: { a: long } },
          },
          patternProperties: {
            '^t_': { type: 'array', items: time },
            _at$: { type: 'string', minLength: 5 },
            _id$: { type: 'number' },
            _of$: { type: 'object', properties: { b: time } },
          },
          additionalProperties: long,
        },
        parent: entry,
      },
    },
  },
})

const big = 9_007_199_254_740_993n

// Written by hand, because JSON of a program has no such numbers.
const entryText = `{"id":${big},"at":"2030-01-02T03:04:05.678+02:00","size":12345678901234567890,"count":7,"day":"2030-01-02",
  "changed":null,"ids":[18446744073709551615,1],"times":{"a":"2016-12-31T23:59:60Z"},"either":{"at":"2030-01-01T00:00:00","id":${big}},
  "whole":{"at":"2030-01-01t00:00:00z","id":-${big}},
  "byName":{"at_a":"2030-01-01T00:00:00Z","n_a":${big},"s_a":"2030-01-01T00:00:00Z","at_z":"2030-01-02T00:00:00Z"},
  "mixed":{"name":"2030-01-01T00:00:00Z","n_at":"2030-01-01T00:00:00Z","n_id":${big},"n_of":{"a":1},"t_a":["2030-01-01T00:00:00Z"],"other":${big}},"parent":{"id":1,"at":"2030-01-01T00:00:00Z","size":0.1234567890123456}}`

const entryValue = {
  id: big,
  at: new Date('2030-01-02T01:04:05.678Z'),
  size: 12_345_678_901_234_567_000,
  count: 7,
  day: '2030-01-02',
  changed: null,
  ids: [18_446_744_073_709_551_615n, 1n],
  times: { a: new Date('2016-12-31T23:59:59Z') },
  either: { at: new Date('2030-01-01T00:00:00Z'), id: big },
  whole: { at: new Date('2030-01-01T00:00:00Z'), id: -big },
  byName: {
    at_a: new Date('2030-01-01T00:00:00Z'),
    n_a: big,
    s_a: '2030-01-01T00:00:00Z',
    at_z: new Date('2030-01-02T00:00:00Z'),
  },
  mixed: {
    name: '2030-01-01T00:00:00Z',
    n_at: new Date('2030-01-01T00:00:00Z'),
    n_id: big,
    n_of: { a: 1n },
    t_a: [new Date('2030-01-01T00:00:00Z')],
    other: big,
  },
  parent: { id: 1n, at: new Date('2030-01-01T00:00:00Z'), size: 0.123_456_789_012_345_6 },
}

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>

async function compiled() {
  const options = { targets: 'all', dates: true, bigints: true } as const
  const { result, load, folder } = compileFixture({ 'log.json': document }, options)
  expect(result.diagnostics).toEqual([])
  return { folder, module: async (path: string) => (await load(`log/${path}.ts`)) as Functions }
}

async function clientOf(module: (path: string) => Promise<Functions>, fetch: (request: Request) => unknown) {
  const client = await module('client')
  return {
    ...client,
    made: client.createClient?.({ baseUrl: 'https://log.example', fetch }),
  } as Functions & {
    readonly made: unknown
  }
}

const parameters = {
  path: { id: big },
  query: { since: new Date(0), ids: [big, 2n] },
  header: { 'X-After': new Date(1) },
  body: entryValue,
}

describe('dates and long whole numbers, converted', () => {
  test('are received as they were sent, digit by digit', async () => {
    const { module } = await compiled()
    const sent: { url?: string; body?: string; after?: string | null } = {}
    const { putEntryWithHeaders, made } = await clientOf(module, async (request) => {
      Object.assign(sent, {
        url: request.url,
        body: await request.text(),
        after: request.headers.get('x-after'),
      })
      return new Response(entryText, {
        headers: { 'content-type': 'application/json', 'x-count': String(big) },
      })
    })
    expect(await putEntryWithHeaders?.(made, parameters)).toEqual({
      status: 200,
      headers: { 'X-Count': big },
      body: entryValue,
    })
    expect(sent.url).toBe(
      `https://log.example/entries/${big}?since=1970-01-01T00%3A00%3A00.000Z&ids=${big}&ids=2`,
    )
    expect(sent.after).toBe('1970-01-01T00:00:00.001Z')
    expect(sent.body).toContain(`"id":${big},"at":"2030-01-02T01:04:05.678Z"`)
    expect(sent.body).toContain('"ids":[18446744073709551615,1]')
  })

  test.each([
    ['a number that was rounded', entryText.replace(`"id":${big}`, '"id":9007199254740993.5')],
    ['a number without its digits', entryText.replace(`"id":${big}`, '"id":1e18')],
    ['more than 64 bits', entryText.replace(`"id":${big}`, '"id":9223372036854775808')],
    ['a number that is missing', entryText.replace(`"id":${big},`, '')],
    ['a date that does not exist', entryText.replace('2030-01-02T03', '2030-02-30T03')],
    ['a date that is a number', entryText.replace('"2030-01-02T03:04:05.678+02:00"', '5')],
    ['a list with the same number twice', entryText.replace('615,1]', '615,18446744073709551615]')],
  ])('%s breaks the contract', async (_, text) => {
    const { module } = await compiled()
    const { putEntry, made } = await clientOf(
      module,
      () => new Response(text, { headers: { 'content-type': 'application/json' } }),
    )
    await expect(putEntry?.(made, parameters)).rejects.toThrow(/^The reply breaks its contract at '/)
  })

  test('are converted by the guard of an error, as often as it is asked', async () => {
    const { module } = await compiled()
    const { putEntry, isPutEntryError, made } = await clientOf(module, () =>
      Response.json({ until: '2030-01-01T00:00:00Z' }, { status: 409 }),
    )
    const error = await Promise.resolve(putEntry?.(made, parameters)).catch((thrown: unknown) => thrown)
    for (const time of ['once', 'again']) expect(isPutEntryError?.(error, 409), time).toBe(true)
    expect(error).toMatchObject({ body: { until: new Date('2030-01-01T00:00:00Z') } })
  })

  test('are what routes receive and send', async () => {
    const { module } = await compiled()
    const { putEntryRoute } = await module('routes')
    const app = new Hono()
    const received: unknown[] = []
    putEntryRoute?.(app, (request: Record<string, unknown>) => {
      const { path, query, header, body } = request
      received.push({ path, query, header, body })
      return { status: 200, body, headers: { 'X-Count': '1' } }
    })
    const { putEntry, made } = await clientOf(module, (request) => app.fetch(request))
    expect(await putEntry?.(made, parameters)).toEqual(entryValue)
    // With defaults for omitted values.
    const query = {
      ...parameters.query,
      limit: 20n,
      until: new Date('2030-01-01T00:00:00Z'),
      times: [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-02T00:00:00Z')],
      counts: [1n, 2n],
      from: new Date('2030-01-01T00:00:00Z'),
    }
    expect(received).toMatchObject([{ path: { id: big }, query, body: entryValue }])
  })

  test('can be parts of the key of a query', async () => {
    const { module } = await compiled()
    const { putEntryQueryOptions } = await module('query')
    const { made } = await clientOf(
      module,
      () => new Response(entryText, { headers: { 'content-type': 'application/json' } }),
    )
    const options = putEntryQueryOptions?.(made, parameters) as {
      queryKey: QueryKey
      queryFn: () => Promise<unknown>
    }
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    expect(await cache.fetchQuery(options)).toEqual(entryValue)
    expect(cache.getQueryData(options.queryKey)).toEqual(entryValue)
    cache.clear()
  })

  test('are types of the output, on all targets and beside other contracts', async () => {
    const { folder } = await compiled()
    writeFiles(`${folder}/out`, {
      'use.ts': `import { type Client, putEntry } from './log/client.js'
import type { Entry } from './log/types.js'

export async function next(client: Client, body: Entry): Promise<[bigint, number, number | undefined, string | undefined]> {
  const { id, at, size, count, day } = await putEntry(client, { path: { id: 1n }, query: { since: new Date() }, body })
  return [id + 1n, at.getTime() + size, count, day]
}
`,
    })
    // As `@tsconfig/strictest` asks for, and without what newer libraries have.
    const strictest = {
      noPropertyAccessFromIndexSignature: true,
      noImplicitReturns: true,
      noImplicitOverride: true,
    }
    expect(typeCheck(`${folder}/out`, { ...strictest, lib: ['es2022', 'dom'] })).toBe('')
    const names = [
      'bookshop.openapi.yaml',
      'operations.openapi.yaml',
      'counter.channel.yaml',
      'difficulties/formats-of-numbers.yaml',
    ]
    const files = names.map((name): [string, string] => [
      name.replace('difficulties/', ''),
      readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
    ])
    const other = compileFixture(Object.fromEntries(files), { targets: 'all', dates: true, bigints: true })
    expect(other.result.ok).toBe(true)
    expect(typeCheck(`${other.folder}/out`)).toBe('')
  })

  test('are not without the settings', () => {
    const { read } = compileFixture({ 'log.json': document }, { targets: 'all' })
    expect(read('log/types/models/Entry.ts')).not.toMatch(/bigint|Date\b/)
    expect(read('runtime/client/readReply.ts')).not.toContain('exactJson')
  })
})
