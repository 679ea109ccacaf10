import { expect, test } from 'vitest'
import { publicUrl } from './publicUrl.ts'

const requestWith = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:4610/api/auth/session', { headers })

test('without a proxy it is the request’s own URL', () => {
  expect(publicUrl(requestWith({}))).toEqual({ origin: 'http://127.0.0.1:4610', prefix: '' })
})

test('a proxy that keeps the Host header changes nothing', () => {
  expect(publicUrl(requestWith({ host: '127.0.0.1:4600' }))?.origin).toBe('http://127.0.0.1:4600')
})

test('of several proxies the one nearest to the browser is used', () => {
  const request = requestWith({
    host: 'internal:1',
    'x-forwarded-host': 'app.example, internal:2',
    'x-forwarded-proto': 'https, http',
    'x-forwarded-prefix': '/sandbox',
  })
  expect(publicUrl(request)).toEqual({ origin: 'https://app.example', prefix: '/sandbox' })
})

test.each([
  { 'x-forwarded-host': 'user@evil.example' },
  { 'x-forwarded-host': 'app.example/path' },
  { 'x-forwarded-proto': 'javascript' },
])('%j makes no address', (headers) => {
  expect(publicUrl(requestWith(headers))).toBeUndefined()
})
