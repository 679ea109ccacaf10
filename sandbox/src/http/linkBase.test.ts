import { expect, test } from 'vitest'
import { linkBase } from './linkBase.ts'

const own = 'http://127.0.0.1:4610'

test.each<[string, Record<string, string>, string]>([
  ['asked directly', { host: '127.0.0.1:4610' }, own],
  ['under another name of this machine', { host: 'localhost:4610' }, 'http://localhost:4610'],
  [
    'behind a proxy with a prefix',
    { 'x-forwarded-host': '127.0.0.1:4600', 'x-forwarded-prefix': '/sandbox' },
    'http://127.0.0.1:4600/sandbox',
  ],
  ['behind a proxy that states no prefix', { 'x-forwarded-host': '127.0.0.1:4600' }, own],
  ['with headers that are no URL', { host: 'a b', 'x-forwarded-prefix': '/sandbox' }, own],
])('links of the sandbox, %s', (_, headers, expected) => {
  expect(linkBase(new Request(`${own}/data-service`, { headers }), own)).toBe(expected)
})
