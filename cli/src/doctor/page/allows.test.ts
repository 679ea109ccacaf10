import { expect, test } from 'vitest'
import { allows, parsePolicy, sourcesOf } from './allows.ts'

const page = new URL('https://shop.example/cart')

test.each([
  ["'self'", 'https://shop.example/api', true],
  ["'self'", 'wss://shop.example/live', true],
  ["'self'", 'http://shop.example/api', false],
  ["'self'", 'https://shop.example:8443/api', false],
  ['https:', 'https://node.example/rpc', true],
  ['https:', 'wss://relay.example', true],
  ['https:', 'http://node.example', false],
  ['http:', 'https://node.example', true],
  ['*', 'https://node.example', true],
  ['*', 'data:', false],
  ['data:', 'data:', true],
  ['https://node.example', 'https://node.example/rpc', true],
  ['http://node.example', 'https://node.example/rpc', true],
  ['https://node.example/rpc', 'https://node.example/rpc', true],
  ['https://node.example/rpc', 'https://node.example/rpc/1', false],
  ['https://node.example/rpc/', 'https://node.example/rpc/1', true],
  ['https://node.example:8443', 'https://node.example/', false],
  ['https://node.example:443', 'https://node.example/', true],
  ['https://node.example:*', 'https://node.example:8443/', true],
  ['node.example', 'https://node.example/', true],
  ['*.example', 'https://a.node.example/', true],
  ['*.example', 'https://example/', false],
  ['https://node.example', 'https://node.example.evil.test/', false],
  ["'none'", 'https://shop.example/', false],
])('%s allows %s: %s', (source, needed, expected) => {
  expect(allows([source], needed, page)).toBe(expected)
})

test('a directive that is absent is the one in its place', () => {
  const policy = parsePolicy("default-src 'none'; Child-Src https://a.example; child-src *;")
  expect(sourcesOf(policy, 'frame-src')).toEqual(['https://a.example'])
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'none'"])
  expect(sourcesOf(parsePolicy('img-src data:'), 'connect-src')).toBeUndefined()
})
