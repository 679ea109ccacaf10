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
