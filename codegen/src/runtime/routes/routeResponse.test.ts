import { expect, it } from 'vitest'
import { type RouteResult, routeResponse, type WireReplies } from './routeResponse.ts'

const jsonType = 'application/json'
const textType = 'text/plain; charset=utf-8'
const png = new Blob(['png'], { type: 'image/png' })

it.each<[RouteResult, WireReplies, string | null, string]>([
  [{ status: 200, body: { a: 1 } }, { 200: [jsonType] }, jsonType, '{"a":1}'],
  [{ status: 200, body: 'a' }, { 200: [jsonType] }, jsonType, '"a"'],
  [{ status: 200, body: 'a' }, { 200: ['application/vnd.x+JSON'] }, 'application/vnd.x+JSON', '"a"'],
  [{ status: 200, body: 'a' }, { 200: ['text/x;y=/json'] }, 'text/x;y=/json; charset=utf-8', 'a'],
  [{ status: 200, body: 'a' }, { 200: ['text/html'] }, 'text/html; charset=utf-8', 'a'],
  [{ status: 200, body: 'a' }, { 200: ['text/html; charset=ascii'] }, 'text/html; charset=ascii', 'a'],
  [{ status: 200, body: 7 }, { 200: ['text/plain'] }, textType, '7'],
  [{ status: 200, body: 'a' }, { 200: ['text/*'] }, textType, 'a'],
  [{ status: 200, body: { a: 1 } }, { 200: ['*/*'] }, jsonType, '{"a":1}'],
  [{ status: 200, body: 'a' }, { 200: ['*/*'] }, jsonType, '"a"'],
  [{ status: 200, body: png }, { 200: ['image/*'] }, 'image/png', 'png'],
  [{ status: 200, body: new Blob(['x']) }, { 200: ['image/*'] }, 'application/octet-stream', 'x'],
  [{ status: 200, body: new Uint8Array([120]) }, { 200: ['text/*'] }, 'application/octet-stream', 'x'],
  [{ status: 200, body: new Blob(['x']).stream() }, { 200: ['*/*'] }, 'application/octet-stream', 'x'],
  [{ status: 200, type: 'text/csv', body: 'a' }, { 200: [jsonType] }, 'text/csv; charset=utf-8', 'a'],
  [{ status: 404, body: 'a' }, { '4XX': ['text/plain'] }, textType, 'a'],
  [{ status: 404, body: 'a' }, { 404: [jsonType], '4XX': ['text/plain'] }, jsonType, '"a"'],
  [{ status: 500, body: 'a' }, { '4XX': [jsonType], default: ['text/plain'] }, textType, 'a'],
  [{ status: 500, body: 'a' }, { 200: [jsonType] }, null, ''],
  [{ status: 200, body: undefined }, { 200: [jsonType] }, null, ''],
  [{ status: 204, body: 'a' }, { '2XX': [jsonType] }, null, ''],
  [{ status: 200, body: null }, { 200: [jsonType] }, jsonType, 'null'],
])('%j by %j is of type %s', async (result, replies, type, text) => {
  const response = routeResponse(result, replies)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    result.status,
    type,
    text,
  ])
  expect(response.headers.get('x-content-type-options')).toBe(type === null ? null : 'nosniff')
})
