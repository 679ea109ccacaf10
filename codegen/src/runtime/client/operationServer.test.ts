import { expect, it } from 'vitest'
import { operationServer } from './operationServer.ts'

it.each([
  [undefined, 'https://shop.example/v1', undefined],
  ['https://other.example', 'https://shop.example/v1', 'https://other.example'],
  ['HTTP://other.example', 'https://shop.example/v1', 'HTTP://other.example'],
  ['/v2', 'https://shop.example/v1', 'https://shop.example/v2'],
  ['/v2', 'http://shop.example/v1', 'http://shop.example/v2'],
  ['v2', 'https://shop.example/v1/', 'https://shop.example/v1/v2'],
  [
    '/v2?from=https://other.example',
    'https://shop.example',
    'https://shop.example/v2?from=https://other.example',
  ],
  ['/v2', '/api', '/v2'],
  ['/v2', 'shop:https://other.example', '/v2'],
])('resolves %j against %j as %j', (server, baseUrl, expected) => {
  expect(operationServer(server, baseUrl)).toBe(expected)
})
