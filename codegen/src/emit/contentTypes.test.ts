import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { type CompiledFixture, compileFixture, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { typeCheck } from '../testing/typeCheck.ts'

vi.setConfig({ testTimeout: 60_000 })

type Anything = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>

function compileDifficulty(name: string): CompiledFixture {
  const text = readFileSync(new URL(`../fixtures/difficulties/${name}.yaml`, import.meta.url), 'utf8')
  return compileFixture({ 'api.yaml': text }, { targets: ['client', 'routes'] })
}

/** A client that calls the route of the same operation. */
async function bothEnds({ load }: CompiledFixture, operation: string, handler: (request: object) => object) {
  const [client, routes] = await Promise.all([load('api/client.ts'), load('api/routes.ts')])
  const app = new Hono()
  const requests: Request[] = []
  ;(routes as Anything)[`${operation}Route`]?.(app, handler)
  const fetch = async (request: Request) => {
    requests.push(request.clone())
    return app.fetch(request)
  }
  const own = (client as Anything).createClient?.({ baseUrl: 'https://api.example', fetch })
  return { requests, call: (...given: unknown[]) => (client as Anything)[operation]?.(own, ...given) }
}

describe('a body in several media types', () => {
  test.each([
    [{ body: { text: 'a' } }, 'application/json', { text: 'a' }],
    [{ body: { text: 'a b' }, contentType: 'application/x-www-form-urlencoded' }, undefined, { text: 'a b' }],
    [{ body: 'plain', contentType: 'text/plain' }, undefined, 'plain'],
  ] as const)('%j', async (parameters, preferred, received) => {
    const handler = vi.fn((_: object) => ({ status: 204 }))
    const { call } = await bothEnds(compileDifficulty('body-in-several-types'), 'addNote', handler)
    await call(parameters)
    const contentType = preferred ?? ('contentType' in parameters ? parameters.contentType : undefined)
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ body: received, contentType }))
  })

  test('each is validated by its own schema, and no other type is sent', async () => {
    const { call } = await bothEnds(compileDifficulty('body-in-several-types'), 'addNote', () => ({
      status: 204,
    }))
    const form = { body: { wrong: 'a' }, contentType: 'application/x-www-form-urlencoded' }
    await expect(call(form)).rejects.toMatchObject({ code: 'http', status: 400 })
    await expect(call({ body: '<a/>', contentType: 'text/xml' })).rejects.toThrow('text/xml')
  })
})

test('JSON under another name is preferred, whichever is described first', async () => {
  const json = { schema: { type: 'object', properties: { text: { type: 'string' } } } }
  const plain = { ...json, 'x-json': true }
  for (const content of [
    { 'application/json': json, 'text/plain': plain },
    { 'text/plain': plain, 'application/json': json },
  ]) {
    const post = {
      operationId: 'addNote',
      requestBody: { content },
      responses: { 204: { description: 'Done' } },
    }
    const document = openApi({ paths: { '/notes': { post } } })
    const compiled = compileFixture({ 'api.json': document }, { targets: ['client', 'routes'] })
    const { call, requests } = await bothEnds(compiled, 'addNote', () => ({ status: 204 }))
    await call({ body: { text: 'a' } })
    await call({ body: { text: 'a' }, contentType: 'application/json' })
    const types = requests.map(({ headers }) => headers.get('content-type')?.split(';')[0])
    expect(types).toEqual(['text/plain', 'application/json'])
  }
})

test('a multipart body with files, lists and parts that are JSON is received as it was given', async () => {
  const requests: object[] = []
  const { call } = await bothEnds(compileDifficulty('multipart-with-files'), 'upload', (request) => {
    requests.push(request)
    return { status: 204 }
  })
  const file = new File(['content'], 'a.png', { type: 'image/png' })
  await call({ body: { file, more: [file], tags: ['a', 'b'], meta: { a: 1 }, size: 2 } })
  const [{ body }] = requests as [{ body: { file: File } }]
  expect(body).toMatchObject({ tags: ['a', 'b'], meta: { a: 1 }, size: 2 })
  expect([body.file.name, body.file.type, await body.file.text()]).toEqual(['a.png', 'image/png', 'content'])
})

describe('replies in several media types', () => {
  const answer = (accepted: string) =>
    accepted.startsWith('text/csv')
      ? { status: 200, type: 'text/csv', body: '1;2' }
      : { status: 200, type: 'application/json', body: [1, 2] }
  const compile = () => compileDifficulty('replies-in-several-types')

  test.each([
    [undefined, [1, 2]],
    [{ accept: 'text/csv' }, '1;2'],
    [{ accept: 'application/json' }, [1, 2]],
  ])('with %j: %j', async (options, expected) => {
    const { call, requests } = await bothEnds(compile(), 'getReport', (request) =>
      answer((request as { raw: Request }).raw.headers.get('accept') ?? ''),
    )
    expect(await call(options)).toEqual(expected)
    expect(requests[0]?.headers.get('accept')).toBe(
      options?.accept ?? 'application/json, text/csv, application/pdf',
    )
  })

  test('one that was not requested breaks the contract', async () => {
    const { call } = await bothEnds(compile(), 'getReport', () => answer('text/csv'))
    await expect(call({ accept: 'application/json' })).rejects.toMatchObject({ code: 'invalid-reply' })
  })

  test('are typed by `accept`, and bodies by `contentType`', () => {
    const { folder } = compile()
    const notes = compileDifficulty('body-in-several-types')
    writeFiles(folder, {
      'out/host.ts': `
import { type Client, getReport } from './api/client.ts'

export const csv = (client: Client): Promise<string> => getReport(client, { accept: 'text/csv' })
export const pdf = (client: Client): Promise<Blob> => getReport(client, { accept: 'application/pdf' })
export const any = (client: Client): Promise<Blob | string | number[]> => getReport(client)
// @ts-expect-error: not declared
export const xml = (client: Client) => getReport(client, { accept: 'text/xml' })
`,
    })
    writeFiles(notes.folder, {
      'out/host.ts': `
import type { AddNoteParameters } from './api/types.ts'

export const json: AddNoteParameters = { body: { text: 'a' } }
export const text: AddNoteParameters = { body: 'a', contentType: 'text/plain' }
// @ts-expect-error: text has to be announced
export const unannounced: AddNoteParameters = { body: 'a' }
`,
    })
    expect(typeCheck(`${folder}/out`)).toBe('')
    expect(typeCheck(`${notes.folder}/out`)).toBe('')
  })
})

test('a stream is passed on while it is received, and sent as a stream', async () => {
  const reply = { description: 'Them.', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  const paths = { '/events': { get: { operationId: 'watch', responses: { 200: reply } } } }
  const fixture = compileFixture({ 'api.json': openApi({ paths }) }, { targets: ['client', 'routes'] })
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = []
  const source = new ReadableStream<Uint8Array>({ start: (controller) => void controllers.push(controller) })
  const { call } = await bothEnds(fixture, 'watch', () => ({ status: 200, body: source }))
  const reader = ((await call()) as ReadableStream<Uint8Array>).getReader()
  controllers[0]?.enqueue(new TextEncoder().encode('data: 1\n\n'))
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
})

test('a file is received as a whole or as a stream, and typed accordingly', async () => {
  const reply = { description: 'It.', content: { 'image/png': {} } }
  const paths = { '/file': { get: { operationId: 'getFile', responses: { 200: reply } } } }
  const fixture = compileFixture({ 'api.json': openApi({ paths }) }, { targets: ['client', 'routes'] })
  const answer = () => ({ status: 200, body: new TextEncoder().encode('content') })
  const { call } = await bothEnds(fixture, 'getFile', answer)
  expect(await ((await call()) as Blob).text()).toBe('content')
  const stream = await call({ parseAs: 'stream' })
  expect(stream).toBeInstanceOf(ReadableStream)
  expect(await new Response(stream as ReadableStream).text()).toBe('content')
  writeFiles(fixture.folder, {
    'out/host.ts': `
import { type Client, getFile } from './api/client.ts'

export const whole = (client: Client): Promise<Blob> => getFile(client, { timeoutMs: 5 })
export const pieces = (client: Client) => getFile(client, { parseAs: 'stream' }).then((stream) => stream.getReader())
// @ts-expect-error: no such way
export const other = (client: Client) => getFile(client, { parseAs: 'json' })
`,
  })
  expect(typeCheck(`${fixture.folder}/out`)).toBe('')
})

test('constant values fit a body, and a service of webhooks alone compiles', () => {
  const list = { type: 'array', items: { type: 'array', items: { type: 'string' } } }
  const body = {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties: { list } } } },
  }
  const paths = {
    '/a': { post: { operationId: 'send', requestBody: body, responses: { 204: { description: 'It.' } } } },
  }
  const { folder } = compileFixture({ 'api.json': openApi({ paths }) }, { targets: ['client'] })
  writeFiles(folder, {
    'out/host.ts': `
import { type Client, send } from './api/client.ts'

const body = { list: [['a'], ['b', 'c']] } as const
export const sent = (client: Client): Promise<undefined> => send(client, { body })
`,
  })
  expect(typeCheck(`${folder}/out`)).toBe('')
  const text = readFileSync(new URL('../fixtures/difficulties/webhooks.yaml', import.meta.url), 'utf8')
  const webhooks = compileFixture({ 'api.yaml': text }, { targets: 'all' })
  expect(typeCheck(`${webhooks.folder}/out`)).toBe('')
})
