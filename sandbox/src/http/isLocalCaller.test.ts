import { expect, test } from 'vitest'
import { isLocalCaller } from './isLocalCaller.ts'

test.each([
  [{ host: '127.0.0.1:4610' }, true],
  [{ host: 'localhost:4600', origin: 'http://localhost:4600' }, true],
  [{ host: '[::1]:4610' }, true],
  [{ host: 'rebound.example:4610' }, false],
  [{ host: '127.0.0.1:4610', origin: 'https://evil.example' }, false],
  [{ host: '127.0.0.1:4610', origin: 'null' }, false],
  [{ host: '127.0.0.1.evil.example' }, false],
])('%j: %s', (headers, isLocal) => {
  expect(isLocalCaller(new Headers(headers))).toBe(isLocal)
})
