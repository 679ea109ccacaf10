import { describe, expect, test } from 'vitest'
import { encodeBody } from './encodeBody.ts'
import type { OperationDescription } from './OperationDescription.ts'

async function form(
  value: unknown,
  fieldFormats: NonNullable<OperationDescription['body']>['fieldFormats'] = {},
) {
  const mediaType = 'application/x-www-form-urlencoded'
  const body = { kind: 'form', mediaType, fieldFormats } as const
  return (await encodeBody({ name: 'send', method: 'POST', path: '/', body, replies: {} }, value))?.value
}

describe('forms', () => {
  test('repeat lists, write objects as JSON, keep empty strings', async () => {
    expect(await form({ a: ['1', '2'], b: { c: 1 }, d: '', e: undefined, f: [] })).toBe(
      'a=1&a=2&b=%7B%22c%22%3A1%7D&d=&f=',
    )
  })

  test('follow the encoding of the contract', async () => {
    const formats = {
      a: { style: 'form', explode: false },
      b: { style: 'deepObject', explode: true },
    } as const
    expect(await form({ a: ['1', '2'], b: { c: { d: 1 } } }, formats)).toBe('a=1,2&b[c][d]=1')
  })
})

test('without a body in the contract nothing is sent', async () => {
  expect(await encodeBody({ name: 'get', method: 'GET', path: '/', replies: {} }, { a: 1 })).toBeUndefined()
})

test.each([
  [new Blob(['x'], { type: 'image/webp' }), 'image/*', 'image/webp'],
  [new Uint8Array([1]), 'image/*', 'application/octet-stream'],
  [new Blob(['x'], { type: 'image/webp' }), 'image/png', 'image/png'],
])(
  'the type of a file is what is promised, or its own where anything is',
  async (value, mediaType, expected) => {
    const body = { kind: 'binary', mediaType } as const
    const operation = { name: 'send', method: 'POST', path: '/', body, replies: {} }
    expect((await encodeBody(operation, value))?.contentType).toBe(expected)
  },
)

test('nothing is sent where a call has no value', async () => {
  const body = { kind: 'json', mediaType: 'application/json' } as const
  expect(
    await encodeBody({ name: 'send', method: 'POST', path: '/', body, replies: {} }, undefined),
  ).toBeUndefined()
})

describe('of several media types', () => {
  const operation: OperationDescription = {
    name: 'send',
    method: 'POST',
    path: '/',
    body: { kind: 'json', mediaType: 'application/json' },
    otherBodies: [
      { kind: 'binary', mediaType: '*/*' },
      { kind: 'text', mediaType: 'text/*' },
      { kind: 'form', mediaType: 'application/x-www-form-urlencoded' },
    ],
    replies: {},
  }

  test.each([
    [undefined, '{"a":1}', 'application/json'],
    ['application/json', '{"a":1}', 'application/json'],
    ['application/x-www-form-urlencoded', 'a=1', 'application/x-www-form-urlencoded'],
    ['text/csv', '{"a":1}', 'text/csv'],
    ['text/*', '{"a":1}', 'text/plain'],
    ['texts/csv', { a: 1 }, 'texts/csv'],
    ['image/png', { a: 1 }, 'image/png'],
  ])('%s is written as the contract says, the more exact one first', async (chosen, value, contentType) => {
    expect(await encodeBody(operation, { a: 1 }, chosen)).toEqual({ value, contentType })
  })

  test('one that the contract does not have is refused', async () => {
    const { otherBodies: _, ...single } = operation
    for (const chosen of ['text/plain', 'application/json2', 'application'])
      await expect(encodeBody(single, {}, chosen)).rejects.toThrow(`The body of send cannot be ${chosen}.`)
    const ranges = { ...single, otherBodies: [{ kind: 'text', mediaType: 'text/*' }] } as const
    for (const chosen of ['image/png', 'text', 'xtext/plain', '/*', 'application/*'])
      await expect(encodeBody(ranges, {}, chosen)).rejects.toThrow(TypeError)
  })

  test('a range of JSON is sent as JSON', async () => {
    const body = { kind: 'json', mediaType: 'application/*' } as const
    expect(await encodeBody({ ...operation, body }, 1)).toEqual({
      value: '1',
      contentType: 'application/json',
    })
  })
})

describe('text', () => {
  const body = { kind: 'text', mediaType: 'text/*' } as const
  const operation = { name: 'send', method: 'POST', path: '/', body, replies: {} }

  test('may be a stream, or a value that converts to a string', async () => {
    const stream = new ReadableStream()
    expect((await encodeBody(operation, stream))?.value).toBe(stream)
    expect(await encodeBody(operation, new Date(0))).toEqual({
      value: '1970-01-01T00:00:00.000Z',
      contentType: 'text/plain',
    })
  })
})

describe('a body of several parts', () => {
  const encode = (value: unknown, mediaType = 'multipart/form-data', fieldFormats = {}) => {
    const body = { kind: 'multipart', mediaType, fieldFormats } as const
    return encodeBody({ name: 'send', method: 'POST', path: '/', body, replies: {} }, value)
  }
  const parts = async (value: unknown, fieldFormats?: object) => {
    const encoded = await encode(value, 'multipart/form-data', fieldFormats)
    return encoded?.value as FormData
  }

  test('has no part for what is undefined or null', async () => {
    const form = await parts({ a: undefined, b: null, c: ['x', null, undefined], d: '' })
    expect([...form]).toEqual([
      ['c', 'x'],
      ['d', ''],
    ])
  })

  test('has bytes as files, and everything else as text', async () => {
    const form = await parts({ bytes: Uint8Array.of(104, 105), file: new Blob(['f']), at: new Date(0), n: 7 })
    expect(await (form.get('bytes') as Blob).text()).toBe('hi')
    expect(await (form.get('file') as Blob).text()).toBe('f')
    expect([form.get('at'), form.get('n')]).toEqual(['1970-01-01T00:00:00.000Z', '7'])
  })

  test('has JSON of its own type where the contract says so', async () => {
    const formats = { a: { json: true }, b: { json: false }, c: undefined }
    const form = await parts({ a: { x: 1 }, b: 'y', c: 'z', toString: 'own' }, formats)
    const json = form.get('a') as Blob
    expect([json.type, await json.text()]).toEqual(['application/json', '{"x":1}'])
    expect([form.get('b'), form.get('c'), form.get('toString')]).toEqual(['y', 'z', 'own'])
  })

  test.each(['multipart/form-data', 'Multipart/Form-Data ; charset=utf-8', 'multipart/*'])(
    'of the type %s is left to fetch, which adds the boundary',
    async (mediaType) => {
      const encoded = await encode({ a: '1' }, mediaType)
      expect(encoded?.value).toBeInstanceOf(FormData)
      expect(encoded).not.toHaveProperty('contentType')
    },
  )

  test('of another kind is a form under its name', async () => {
    const encoded = await encode({ a: '1' }, 'Multipart/Mixed; x=y')
    const [, boundary = ''] = encoded?.contentType?.match(/^multipart\/mixed; boundary=(.+)$/) ?? []
    expect(boundary.length).toBeGreaterThan(10)
    const text = await new Response(encoded?.value).text()
    expect(text).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`)
  })
})

test('a file without a type, and bytes, have the general one where any is promised', async () => {
  const body = { kind: 'binary', mediaType: '*/*' } as const
  const operation = { name: 'send', method: 'POST', path: '/', body, replies: {} }
  for (const value of [
    new Blob(['x']),
    new Uint8Array(1),
    Object.assign(new Uint8Array(1), { type: 'image/png' }),
  ])
    expect(await encodeBody(operation, value)).toEqual({ value, contentType: 'application/octet-stream' })
})
