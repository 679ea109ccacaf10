import { expect, test } from 'vitest'
import { ownOrigin } from './ownOrigin.ts'

const origins = ['https://app.example', 'http://127.0.0.1:4610']

// T8
test.each([
  [{ origin: 'https://app.example' }, 'https://app.example'],
  [{ origin: 'https://app.example', host: 'internal:1' }, 'https://app.example'],
  [{ host: 'app.example' }, 'https://app.example'],
  [{ host: '127.0.0.1:4610' }, 'http://127.0.0.1:4610'],
  [{ host: 'app.example', 'x-forwarded-host': 'evil.example' }, 'https://app.example'],
])('%j belongs to %s', (headers, origin) => {
  expect(ownOrigin(new Headers(headers), origins)).toBe(origin)
})

// T8
test.each([
  {},
  { host: 'evil.example' },
  { host: 'app.example.evil.example' },
  { host: 'app.example:8443' },
  { host: '127.0.0.1' },
  { host: 'evil.example', 'x-forwarded-host': 'app.example' },
  { origin: 'https://evil.example', host: 'app.example' },
  { origin: 'http://app.example', host: 'app.example' },
  { origin: 'https://app.example:8443', host: 'app.example' },
  { origin: 'null', host: 'app.example' },
  { origin: '', host: 'app.example' },
])('%j belongs to none', (headers: Record<string, string>) => {
  expect(ownOrigin(new Headers(headers), origins)).toBeUndefined()
})
