import { expect, it } from 'vitest'
import { createErrorBody } from './errorBody.ts'

/** Result of `of` for a reply of this type, which openapi-fetch has parsed as `parsed`. */
async function bodyOf(type: string | undefined, text: string | null, parsed: unknown, status = 500) {
  const response = new Response(text, { status })
  response.headers.delete('content-type')
  if (type !== undefined) response.headers.set('content-type', type)
  const errorBody = createErrorBody()
  const limited = await errorBody.onResponse({ response })
  return errorBody.of(limited ?? response, parsed)
}

it.each([
  ['application/json', '"7"', '7', '7'],
  [undefined, '7', 7, 7],
  ['text/plain', '7', 7, '7'],
  ['text/html; charset=utf-8', 'null', null, 'null'],
  ['TEXT/PLAIN', '"a"', 'a', '"a"'],
  ['text/plainer', '7', 7, '7'],
  ['text/json', '7', 7, 7],
  ['text/plain', '{"a":1}', { a: 1 }, { a: 1 }],
  ['text/html', '[1]', [1], [1]],
  ['text/csv', '{"a":1}', { a: 1 }, '{"a":1}'],
  ['application/problem+xml', '7', 7, '7'],
  ['application/xml', '{"a":1}', { a: 1 }, '{"a":1}'],
  ['application/x-www-form-urlencoded', '7', 7, '7'],
  ['x-text/plain', '7', 7, 7],
])(
  'of type %j, the text %j is parsed as JSON only where the type allows it',
  async (type, text, parsed, expected) => {
    expect(await bodyOf(type, text, parsed)).toEqual(expected)
  },
)

it('keeps a byte order mark', async () => {
  expect(await bodyOf('text/plain', '\ufeffOops', 'Oops')).toBe('\ufeffOops')
})

it('reads no body of a success, and none that is absent', async () => {
  const errorBody = createErrorBody()
  const success = new Response('7', { headers: { 'content-type': 'text/plain' } })
  expect(await errorBody.onResponse({ response: success })).toBeUndefined()
  expect(success.bodyUsed).toBe(false)
  expect(errorBody.of(success, 7)).toBe(7)
  expect(await errorBody.onResponse({ response: new Response(null, { status: 500 }) })).toBeUndefined()
})

it('replaces a body that is too long by an empty one', async () => {
  const errorBody = createErrorBody()
  const headers = { 'content-type': 'text/plain', 'x-key': 'one' }
  const response = new Response('x'.repeat(64 * 1024 + 1), { status: 503, statusText: 'Busy', headers })
  const limited = await errorBody.onResponse({ response })
  expect(await limited?.text()).toBe('')
  expect([limited?.status, limited?.statusText, limited?.headers.get('x-key')]).toEqual([503, 'Busy', 'one'])
  const longest = await errorBody.onResponse({
    response: new Response('x'.repeat(64 * 1024), { status: 500 }),
  })
  expect((await longest?.text())?.length).toBe(64 * 1024)
})
