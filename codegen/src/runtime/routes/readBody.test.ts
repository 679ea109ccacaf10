import { describe, expect, it } from 'vitest'
import { fieldShapes, readBody, type WireContent } from './readBody.ts'
import { wireParameters } from './wireParameter.ts'

const content = (
  mediaType: string,
  kind: WireContent['kind'],
  more: Partial<WireContent> = {},
): WireContent => ({
  mediaType,
  kind,
  fields: [],
  ...more,
})

const json = content('application/json', 'json')

/** Result of reading a body of this type. */
async function read(
  body: BodyInit | null,
  type: string | undefined,
  contents: readonly WireContent[],
  maxBytes = 1_000,
) {
  const request = new Request('https://x.example', { method: 'POST', body })
  if (type === undefined) request.headers.delete('content-type')
  else request.headers.set('content-type', type)
  return readBody(request, contents, { maxBytes, timeoutMs: 1_000 })
}

// T21
describe('the kind of a body', () => {
  const png = content('image/png', 'binary')
  const image = content('image/*', 'binary')
  const any = content('*/*', 'binary')
  const charset = content('text/plain; charset=utf-8', 'text')
  const text = content('text/plain', 'text')

  it.each<[string, readonly WireContent[], WireContent]>([
    ['image/png', [any, image, png], png],
    ['image/gif', [any, image, png], image],
    ['text/html', [image, any, png], any],
    ['IMAGE/PNG; a=b', [image, png], png],
    [' image/png ;a=b', [image, png], png],
    ['text/plain; charset=utf-8', [text, charset], charset],
    ['text/plain', [charset, text], text],
    ['text/plain;x=y', [charset, text], charset],
    ['application/octet-stream', [json, image], image],
    ['application/octet-stream', [image, any], any],
  ])('%s is the most specific one', async (type, contents, expected) => {
    const result = await read('x', type, contents)
    expect(result).toMatchObject({ ok: true, content: expected })
  })

  it.each([
    ['text/html', [json]],
    ['application/xml', [json]],
    ['image/json', [json]],
    ['application/octet-stream', [content('text/*', 'text')]],
    ['application/octet-stream', [png]],
    ['image', [png]],
    ['/', [json]],
  ])('%s is refused where it is not declared', async (type, contents) => {
    expect(await read('x', type, contents)).toEqual({
      ok: false,
      status: 415,
      message: `The body must not be ${type}`,
    })
  })

  it('is the first one without a type', async () => {
    const bytes = new TextEncoder().encode('{"a":1}')
    expect(await read(bytes, undefined, [json, text])).toMatchObject({
      ok: true,
      value: { a: 1 },
      content: json,
    })
  })

  it.each([
    ['image/png; a=b', image, 'image/png'],
    ['image/png', png, 'image/png'],
    ['IMAGE/PNG', png, 'image/png'],
    [' image/gif ', any, 'image/gif'],
  ])('%s is reported as its type', async (type, declared, contentType) => {
    expect(await read('x', type, [declared])).toMatchObject({ ok: true, contentType })
  })

  it('is that of the range where there is no type', async () => {
    expect(await read(new TextEncoder().encode('x'), undefined, [any])).toMatchObject({ contentType: '*/*' })
  })
})

describe('an empty body', () => {
  it.each<[string | undefined, WireContent, unknown]>([
    [undefined, json, undefined],
    [undefined, content('text/plain', 'text'), undefined],
    ['application/json', json, undefined],
    ['multipart/form-data', content('multipart/form-data', 'multipart'), undefined],
    ['text/html', json, undefined],
    ['text/plain', content('text/plain', 'text'), ''],
    ['application/x-www-form-urlencoded', content('application/x-www-form-urlencoded', 'form'), {}],
  ])('of type %s is a body only where one may be empty', async (type, declared, value) => {
    expect(await read(null, type, [declared])).toMatchObject({ ok: true, value })
  })

  it('is an empty file', async () => {
    const result = await read(null, 'image/png', [content('image/png', 'binary')])
    expect(result).toMatchObject({ ok: true, value: expect.any(Blob) })
  })
})

describe('a body', () => {
  it('that breaks off is refused', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    const request = new Request('https://x.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await readBody(request, [json], { maxBytes: 10, timeoutMs: 1_000 })).toEqual({
      ok: false,
      status: 400,
      message: 'The body is incomplete',
    })
  })

  // F3
  it('that is too long is refused', async () => {
    expect(await read('"12345678"', 'application/json', [json], 10)).toMatchObject({ ok: true })
    expect(await read('"123456789"', 'application/json', [json], 10)).toEqual({
      ok: false,
      status: 413,
      message: 'The body is longer than 10 bytes',
    })
  })

  it.each([
    ['application/json', '{', json],
    ['application/json', new Uint8Array([0x22, 0xff, 0x22]), json],
    ['multipart/form-data; boundary=x', 'no parts', content('multipart/form-data', 'multipart')],
    ['multipart/form-data', 'no boundary', content('multipart/form-data', 'multipart')],
  ])('of type %s that cannot be read is refused', async (type, body, declared) => {
    expect(await read(body, type, [declared])).toEqual({
      ok: false,
      status: 400,
      message: `The body is not ${declared.mediaType}`,
    })
  })

  it('of text is the text, with its mark', async () => {
    expect(await read('\ufeffa', 'text/plain', [content('text/plain', 'text')])).toMatchObject({
      value: '\ufeffa',
    })
  })

  it('of a file has its type', async () => {
    const result = await read('png', 'image/png', [content('image/*', 'binary')])
    const file = (result as { readonly value: Blob }).value
    expect([file.type, await file.text()]).toEqual(['image/png', 'png'])
  })
})

describe('a form', () => {
  const type = 'application/x-www-form-urlencoded'
  const shape = {
    properties: { n: 'number', list: 'number[]', flag: 'boolean', o: { properties: { a: 'number' } } },
  } as const

  it('has its fields as what they represent', async () => {
    const body = 'n=7&list=1&list=2&flag=true&o=%7B%22a%22%3A1%7D&other=1&twice=1&twice=2&__proto__=x'
    const result = await read(body, type, [content(type, 'form', { shape })])
    expect(result).toMatchObject({ ok: true })
    expect((result as { value: object }).value).toEqual({
      n: 7,
      list: [1, 2],
      flag: true,
      o: { a: 1 },
      other: '1',
      twice: ['1', '2'],
    })
  })

  it('has lists of one and of none', async () => {
    const one = content(type, 'form', { shape })
    expect(await read('list=1', type, [one])).toMatchObject({ value: { list: [1] } })
    expect(await read('list=', type, [one])).toMatchObject({ value: { list: [] } })
    expect(await read('a=b+c%26', type, [content(type, 'form')])).toMatchObject({ value: { a: 'b c&' } })
  })

  it('has fields in the style of their encoding', async () => {
    const fields = wireParameters({
      query: {
        deep: { style: 'deepObject', explode: true, shape: { properties: { a: 'number' } } },
        comma: { style: 'form', explode: false, shape: 'number[]' },
        spread: { style: 'form', explode: true, shape: { properties: { x: 'number' } } },
        whole: { style: 'form', explode: false, shape: { properties: { y: 'number' } } },
        data: { json: true, explode: true, shape: { properties: { z: 'number' } } },
      },
    })
    const declared = content(type, 'form', { fields, shape })
    const body = 'deep[a]=1&comma=1,2&x=3&whole=y,4&y=5&data=%7B%22z%22%3A6%7D&z=7&n=8&a=9'
    const result = await read(body, type, [declared])
    expect((result as { value: object }).value).toEqual({
      deep: { a: 1 },
      comma: [1, 2],
      spread: { x: 3 },
      whole: { y: 4 },
      data: { z: 6 },
      y: '5',
      z: '7',
      n: 8,
      a: '9',
    })
    expect(fieldShapes(declared)).toEqual({
      ...shape.properties,
      ...Object.fromEntries(fields.map((field) => [field.name, field.shape])),
    })
    expect(fieldShapes(content(type, 'form'))).toEqual({})
  })
})

describe('a body of several parts', () => {
  const type = 'multipart/form-data'
  const shape = {
    properties: { n: 'number', files: 'file[]', raw: 'file', list: 'number[]', data: 'json' },
  } as const
  const declared = content('multipart/*', 'multipart', { shape })

  async function readForm(fill: (form: FormData) => void, kind = type, own: WireContent = declared) {
    const form = new FormData()
    fill(form)
    const request = new Request('https://x.example', { method: 'POST', body: form })
    const header = request.headers.get('content-type') ?? ''
    const result = await read(await request.arrayBuffer(), header.replace(type, kind), [own])
    return (result as { readonly value: Record<string, unknown> }).value
  }

  it('has text and lists as what they represent', async () => {
    const value = await readForm((form) => {
      form.append('n', '7')
      form.append('list', '1')
      form.append('list', '2')
      form.append('other', '1')
      form.append('__proto__', 'x')
    })
    expect(value).toEqual({ n: 7, list: [1, 2], other: '1' })
  })

  it('has files as they are, and JSON as what it is unless a file is declared', async () => {
    const value = await readForm((form) => {
      const file = (text: string, type: string) => new Blob([text], { type })
      form.append('files', file('a', 'text/plain'))
      form.append('raw', file('{}', 'application/json'))
      form.append('data', file('{"a":1}', 'application/vnd.x+json'))
      form.append('list', file('[1]', 'application/json'))
      form.append('plain', file('b', 'text/jsonx'))
    })
    expect(value.files).toEqual([expect.any(Blob)])
    expect(await (value.raw as Blob).text()).toBe('{}')
    expect(value.data).toEqual({ a: 1 })
    expect(await (value.plain as Blob).text()).toBe('b')
  })

  it('has lists of files and text in their order', async () => {
    const value = await readForm((form) => {
      form.append('list', new Blob(['x'], { type: 'text/plain' }))
      form.append('list', '2')
      form.append('twice', new Blob(['x'], { type: 'text/plain' }))
      form.append('twice', '2')
    })
    expect(value.list).toEqual([expect.any(Blob), 2])
    expect(value.twice).toEqual([expect.any(Blob), '2'])
  })

  it.each(['multipart/mixed', 'Multipart/Related', 'multipart/x-y+z'])(
    'of type %s is read alike',
    async (kind) => {
      expect(await readForm((form) => form.append('n', '7'), kind)).toEqual({ n: 7 })
    },
  )

  it('needs no shape', async () => {
    const own = content(type, 'multipart')
    expect(await readForm((form) => form.append('n', '7'), type, own)).toEqual({ n: '7' })
  })
})
