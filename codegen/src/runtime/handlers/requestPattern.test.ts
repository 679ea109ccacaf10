import { expect, test } from 'vitest'
import { requestPattern } from './requestPattern.ts'

test.each([
  ['/a/{id}', undefined, 'https://x.example/a/1', true],
  ['/a/{id}', undefined, 'https://x.example/deep/base/a/1', true],
  ['/a/{id}', undefined, 'https://x.example/a/1/b', false],
  ['/a/{id}', undefined, 'https://x.example/a/', false],
  ['/a', undefined, 'https://x.example/b-a', false],
  ['/a', undefined, 'https://x.example/a/', true],
  ['/a', 'https://x.example/base', 'https://x.example/base/a', true],
  ['/a', 'https://x.example/base/', 'https://x.example/base/a', true],
  ['/a', 'https://x.example/base//', 'https://x.example/base/a', true],
  ['/a', '', 'https://x.example/a', true],
  ['/a', '', 'https://x.example/base/a', false],
  ['/a', 'https://x.example/base', 'https://xxexample/base/a', false],
  ['/a', 'https://x.example/base', 'https://x.example/a', false],
  ['/a', '/api/auth', 'http://localhost:3000/api/auth/a', true],
  ['/a', '/api/auth', 'http://localhost:3000/other/api/auth/a', false],
  ['/a.json', undefined, 'https://x.example/axjson', false],
  ['/a b/{c}/ü', undefined, new URL('https://x.example/a b/1/ü').href, true],
  ['/a%20b', undefined, 'https://x.example/a%20b', true],
  ['/{a}-{b}', undefined, 'https://x.example/1-2', true],
])('%s below %s and %s: %s', (template, base, address, expected) => {
  expect(requestPattern(template, base).test(address)).toBe(expected)
})
