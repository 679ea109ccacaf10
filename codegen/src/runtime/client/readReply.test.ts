import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { OperationDescription, ReplyContent } from './OperationDescription.ts'
import { readReply } from './readReply.ts'

const json: ReplyContent = { kind: 'json', type: 'application/json', schema: z.object({ a: z.number() }) }
const problem: ReplyContent = { kind: 'json', type: 'application/problem+json' }
const text: ReplyContent = { kind: 'text', type: 'text/plain' }
const csv: ReplyContent = { kind: 'text', type: 'text/csv' }
const image: ReplyContent = { kind: 'binary', type: 'image/png' }

interface Given {
  readonly replies?: OperationDescription['replies']
  readonly method?: string
  readonly accept?: string
  readonly parseAs?: 'blob' | 'stream'
  readonly maxBytes?: number
}

function read(
  response: Response,
  { replies = { 200: json }, method = 'GET', accept, parseAs, maxBytes = 1_000 }: Given = {},
): Promise<unknown> {
  return readReply({ name: 'x', method, path: '/', replies }, response, {
    maxBytes,
    accept,
    parseAs,
    fail(message, details) {
      throw Object.assign(new Error(message), details)
    },
  })
}

const reply = (body: BodyInit | null, type?: string, status = 200) => {
  const response = new Response(body, { status })
  response.headers.delete('content-type')
  if (type !== undefined) response.headers.set('content-type', type)
  return response
}

// T21
describe('a reply', () => {
  it.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON'],
    ['application/vnd.api+json'],
    [undefined],
  ])('of the type %j is read as declared', async (type) => {
    await expect(read(reply('{"a":1}', type))).resolves.toEqual({ a: 1 })
  })

  it.each([
    ['text/html', 'text/html'],
    ['text/html; charset=utf-8', 'text/html'],
    ['application/jsonx', 'application/jsonx'],
    ['xapplicationjson', 'xapplicationjson'],
  ])('of the type %j breaks the contract', async (type, shown) => {
    await expect(read(reply('{"a":1}', type))).rejects.toMatchObject({
      message: `The reply is ${shown}, not what the contract promises`,
      code: 'invalid-reply',
      status: 200,
    })
  })

  it.each([
    ['{"a":"1"}', { message: expect.stringMatching(/^The reply breaks its contract at 'a': ./) }],
    ['{', { message: 'The reply is not JSON', cause: expect.any(SyntaxError) }],
    ['', { message: 'The reply is empty', cause: expect.any(SyntaxError) }],
    [`{"a":1,"b":"${'x'.repeat(1_000)}"}`, { message: 'The reply is longer than 1000 bytes' }],
  ])('with the body %s breaks the contract', async (body, error) => {
    await expect(read(reply(body, 'application/json'))).rejects.toMatchObject({
      code: 'invalid-reply',
      status: 200,
      ...error,
    })
  })

  it('lists all that is wrong', async () => {
    const failing = read(reply('{"a":"1"}', 'application/json'))
    await expect(failing).rejects.toMatchObject({ issues: [{ path: 'a' }] })
  })

  it('without a declared shape is passed on', async () => {
    const replies = { 200: { kind: 'json' } } as const
    await expect(read(reply('[1]', 'application/json'), { replies })).resolves.toEqual([1])
  })
})

describe('the status of a reply', () => {
  const replies = { 201: text, '2XX': json } as const

  it('finds its content: by number, range or default', async () => {
    await expect(read(reply('a', 'text/plain', 201), { replies })).resolves.toBe('a')
    await expect(read(reply('{"a":1}', 'application/json', 203), { replies })).resolves.toEqual({ a: 1 })
    const others = { default: text }
    await expect(read(reply('a', 'text/plain', 203), { replies: others })).resolves.toBe('a')
  })

  it('that is not declared breaks the contract, unless none is', async () => {
    await expect(read(reply('a', 'text/plain', 201))).rejects.toThrow(
      'The contract has no reply with status 201',
    )
    await expect(read(reply('a', 'text/plain', 201), { replies: {} })).resolves.toBeUndefined()
  })
})

describe('no body', () => {
  it.each<[string, Given]>([
    ['where none is declared', { replies: { 200: [] } }],
    ['of a HEAD', { method: 'HEAD' }],
  ])('is read %s', async (_, given) => {
    let isCancelled = false
    const body = new ReadableStream({
      cancel() {
        isCancelled = true
      },
    })
    await expect(read(reply(body, 'application/json'), given)).resolves.toBeUndefined()
    expect(isCancelled).toBe(true)
  })

  it('is read of a reply of another type', async () => {
    let isCancelled = false
    const body = new ReadableStream({
      cancel() {
        isCancelled = true
      },
    })
    await expect(read(reply(body, 'text/html'))).rejects.toThrow()
    expect(isCancelled).toBe(true)
  })
})

describe('several contents', () => {
  const replies = { 200: [json, problem, text, csv] } as const

  it('are distinguished by their type', async () => {
    await expect(read(reply('{"b":1}', 'application/problem+json'), { replies })).resolves.toEqual({ b: 1 })
    await expect(read(reply('{"a":1}', 'application/json; v=1'), { replies })).resolves.toEqual({ a: 1 })
    await expect(read(reply('1', 'text/csv'), { replies })).resolves.toBe('1')
    await expect(read(reply('1', 'text/markdown'), { replies })).resolves.toBe('1')
  })

  it('are distinguished by parameters of their types', async () => {
    const versions = {
      200: [
        { kind: 'json', type: 'application/json; v=1', schema: z.literal(1) },
        { kind: 'json', type: 'application/json; v=2', schema: z.literal(2) },
      ],
    } as const
    await expect(read(reply('2', 'application/json; V=2'), { replies: versions })).resolves.toBe(2)
    await expect(read(reply('1', 'application/json'), { replies: versions })).resolves.toBe(1)
  })

  it('are only those that were asked for', async () => {
    await expect(read(reply('1', 'text/csv'), { replies, accept: 'application/json' })).rejects.toThrow(
      'The reply is text/csv',
    )
    await expect(
      read(reply('{"b":1}', 'application/problem+json'), { replies, accept: 'application/problem+json' }),
    ).resolves.toEqual({ b: 1 })
    const untyped = { 200: { kind: 'json' } } as const
    await expect(
      read(reply('1', 'application/json'), { replies: untyped, accept: 'application/json' }),
    ).resolves.toBe(1)
  })
})

describe('a file', () => {
  const replies = { 200: image } as const

  it('is a blob of its type', async () => {
    const blob = await read(reply('png', 'IMAGE/PNG; q=1'), { replies })
    expect(blob).toBeInstanceOf(Blob)
    expect((blob as Blob).type).toBe('image/png')
    await expect((blob as Blob).text()).resolves.toBe('png')
    const multipart = { 200: { kind: 'multipart' } } as const
    await expect(read(reply('x', 'multipart/mixed'), { replies: multipart })).resolves.toBeInstanceOf(Blob)
  })

  it('may be left to the caller to read', async () => {
    const stream = await read(reply('png', 'image/png'), { replies, parseAs: 'stream' })
    expect(stream).toBeInstanceOf(ReadableStream)
    await expect(new Response(stream as ReadableStream).text()).resolves.toBe('png')
    const empty = await read(reply(null, 'image/png'), { replies, parseAs: 'stream' })
    await expect(new Response(empty as ReadableStream).text()).resolves.toBe('')
    await expect(read(reply('{"a":1}', 'application/json'), { parseAs: 'stream' })).resolves.toEqual({ a: 1 })
  })

  it('that is a stream has no limit', async () => {
    const events = { 200: { kind: 'stream', type: 'text/event-stream' } } as const
    const stream = await read(reply('data: 1', 'text/event-stream'), { replies: events, maxBytes: 1 })
    await expect(new Response(stream as ReadableStream).text()).resolves.toBe('data: 1')
  })
})

describe('text', () => {
  const replies = { 200: text } as const

  it('is any that is no picture, sound or font, byte for byte', async () => {
    await expect(read(reply('\ufeffa', 'text/html'), { replies })).resolves.toBe('\ufeffa')
    await expect(read(reply('a'), { replies })).resolves.toBe('a')
    for (const type of ['image/png', 'audio/ogg', 'video/mp4', 'font/woff2'])
      await expect(read(reply('a', type), { replies })).rejects.toThrow(`The reply is ${type}`)
    await expect(read(reply('a', 'application/image/png'), { replies })).resolves.toBe('a')
  })

  it('of no type at all is none of a picture', async () => {
    await expect(read(reply('{'), {})).rejects.toThrow('The reply is not JSON')
    await expect(read(reply('1'), { replies: { 200: [] }, method: 'HEAD' })).resolves.toBeUndefined()
  })
})

// T21
describe('the type of a reply', () => {
  it('is compared without its parameters and its case before the first content that it may be is taken', async () => {
    const loose: ReplyContent = { kind: 'json', type: 'application/problem+json', schema: z.object({}) }
    const strict: ReplyContent = { ...json, type: 'Application/JSON' }
    for (const type of ['application/json; charset=utf-8', 'APPLICATION/json ;charset=utf-8'])
      await expect(read(reply('{"a":1}', type), { replies: { 200: [loose, strict] } })).resolves.toEqual({
        a: 1,
      })
  })

  it('is named in the error, also where there is none', async () => {
    const given = { replies: { 200: [json, csv] }, accept: 'text/plain' }
    await expect(read(reply('a', undefined), given)).rejects.toMatchObject({
      message: 'The reply is of no type, not what the contract promises',
    })
  })
})
