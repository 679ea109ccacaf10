import { describe, expect, it } from 'vitest'
import { acceptHeader } from './acceptHeader.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { operationServer } from './operationServer.ts'
import { requestHeaders } from './requestHeaders.ts'

const operation: OperationDescription = {
  name: 'x',
  method: 'GET',
  path: '/x',
  replies: {},
  headerFormats: { 'X-Json': { style: 'simple', explode: false, json: true } },
}

describe('the headers of a call', () => {
  it('are its parameters, its credentials and the type of its body', () => {
    const parameters = {
      header: { 'X-One': 'a', 'X-List': [1, 2], 'X-None': undefined, 'X-Null': null, 'X-Empty': '' },
    }
    const granted = { header: { Authorization: 'Bearer b' }, query: {}, cookie: {} }
    const body = { body: '{}', contentType: 'application/json' } as unknown as Parameters<
      typeof requestHeaders
    >[2]
    expect(requestHeaders(operation, parameters, body, granted)).toEqual({
      'Content-Type': 'application/json',
      'X-One': 'a',
      'X-List': '1,2',
      'X-Empty': '',
      Authorization: 'Bearer b',
    })
    expect(requestHeaders(operation, {}, undefined)).toEqual({})
    expect(
      requestHeaders({ ...operation, headerFormats: undefined as never }, { header: { a: 1 } }, undefined),
    ).toEqual({
      a: '1',
    })
  })

  it('have escapes for letters beyond ASCII in JSON', () => {
    const sent = requestHeaders(operation, { header: { 'X-Json': { a: 'ä€😀' } } }, undefined)
    expect(sent['X-Json']).toBe('{"a":"\\u00e4\\u20ac\\ud83d\\ude00"}')
    expect(JSON.parse(String(sent['X-Json']))).toEqual({ a: 'ä€😀' })
  })

  // T21
  it('never start another header', () => {
    const header = { 'X-One': 'a\r\nX-Evil: 1\0b' }
    expect(requestHeaders(operation, { header }, undefined)).toEqual({ 'X-One': 'a X-Evil: 1 b' })
  })

  it('read no format from a prototype', () => {
    expect(requestHeaders(operation, { header: { constructor: 'a' } }, undefined)).toEqual({
      constructor: 'a',
    })
  })

  it('have cookies of parameters and credentials in one', () => {
    const granted = { header: {}, query: {}, cookie: { sid: 's t' } }
    const parameters = { cookie: { one: 'a', 'two#': 'b;c', none: undefined } }
    expect(requestHeaders(operation, parameters, undefined, granted)).toEqual({
      Cookie: 'one=a; two#=b%3Bc; sid=s%20t',
    })
    expect(requestHeaders(operation, { cookie: { 'a b': '1' } }, undefined)).toEqual({ Cookie: 'a%20b=1' })
  })
})

describe('the accepted media types', () => {
  const json = { kind: 'json', type: 'application/json' } as const
  const csv = { kind: 'text', type: 'text/csv' } as const

  it.each([
    [{}, undefined, {}],
    [{ 200: { kind: 'json' } as const }, undefined, {}],
    [{ 200: [json, csv], default: json }, undefined, { Accept: 'application/json, text/csv' }],
    [{ 200: [json, csv] }, 'text/csv', { Accept: 'text/csv' }],
    [{ 200: json }, '', {}],
  ])('of %j, asked for %j', (replies, accept, headers) => {
    expect(acceptHeader({ ...operation, replies }, accept)).toEqual(headers)
  })
})

it.each([
  [undefined, 'https://a.test/v1', undefined],
  ['https://b.test', 'https://a.test/v1', 'https://b.test'],
  ['HTTP://b.test', '/v1', 'HTTP://b.test'],
  ['/v2', 'https://a.test/v1', 'https://a.test/v2'],
  ['v2', 'HTTPS://a.test/v1/', 'https://a.test/v1/v2'],
  ['/v2', '/v1', '/v2'],
  ['/https://c.test', '/x/https://', '/https://c.test'],
])('the server %j of an operation, from %j', (server, baseUrl, address) => {
  expect(operationServer(server, baseUrl)).toBe(address)
})
