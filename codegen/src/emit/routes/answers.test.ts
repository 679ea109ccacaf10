import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'
import { roundTrip } from '../../testing/roundTrip.ts'

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>

const text = { schema: { type: 'string' } }
const described = (content: object) => ({ description: 'ok', content })
const paths = {
  '/any': { get: { operationId: 'anything', responses: { 200: described({ '*/*': text }) } } },
  '/strings': { get: { operationId: 'strings', responses: { 200: described({ 'text/*': text }) } } },
  '/plain': {
    get: {
      operationId: 'plain',
      responses: { 200: described({ 'text/plain': text }), 400: described({ 'text/plain': text }) },
    },
  },
  '/undescribed': {
    get: { operationId: 'undescribed', responses: { 200: described({ 'application/json': {} }) } },
  },
  '/undeclared': { get: { operationId: 'undeclared', responses: { 400: { description: 'no' } } } },
  '/named': {
    get: {
      operationId: 'named',
      responses: {
        200: described({ 'text/plain': { 'x-json': true, schema: { type: 'array', items: {} } } }),
      },
    },
  },
  '/range': {
    get: { operationId: 'range', responses: { '2XX': described({ 'application/json': text }) } },
  },
  '/versions': {
    get: {
      operationId: 'versions',
      responses: {
        200: described({
          'application/json; v=1': { schema: { type: 'number' } },
          'application/json; v=2': { schema: { type: 'string' } },
        }),
      },
    },
  },
}
const { load } = compileContracts({ 'answers.json': openApi({ paths }) })

describe('the client receives the reply of a route', () => {
  test.each([
    ['anything', { status: 200, body: '5' }],
    ['named', { status: 200, body: [1, 'a'] }],
    ['undeclared', { status: 200, body: undefined }],
    ['strings', { status: 200, body: '5' }],
    ['plain', { status: 200, body: '\uFEFFa' }],
    ['versions', { status: 200, type: 'application/json; v=2', body: 'a' }],
  ])('%s: %j', async (operation, answer) => {
    const { result, error } = await roundTrip(load, 'answers', operation, {}, answer)
    expect({ result, error }).toEqual({ result: answer.body, error: undefined })
  })

  test.each(['5', 'null', '"a"', 'wrong'])('a string as an error: %s', async (body) => {
    const { isPlainError } = (await load('answers/client.ts')) as Functions
    const { error } = await roundTrip(load, 'answers', 'plain', {}, { status: 400, body })
    expect(error).toMatchObject({ status: 400, body })
    expect(isPlainError?.(error, 400)).toBe(true)
  })

  test('a string of another kind as an error, though it reads like JSON', async () => {
    const answer = { status: 400, type: 'text/csv', body: '{"a":1}' }
    const { error } = await roundTrip(load, 'answers', 'plain', {}, answer)
    expect(error).toMatchObject({ status: 400, body: '{"a":1}' })
  })

  test('a status that never has a body is sent without one', async () => {
    const { error } = await roundTrip(load, 'answers', 'range', {}, { status: 204, body: 'a' })
    expect(error).toMatchObject({ code: 'invalid-reply', status: 204 })
  })
})

test.each([
  ['anything', expect.any(String)],
  ['strings', expect.any(String)],
  ['undescribed', {}],
  ['named', expect.any(Array)],
])('the client accepts what a test handler makes up: %s', async (operation, expected) => {
  const handlers = (await load('answers/handlers.ts')) as Functions
  const { createClient, [operation]: call } = (await load('answers/client.ts')) as Functions
  const handler = handlers[`${operation}Handler`]?.({ seed: 1 }) as HttpHandler
  const fetch = (request: Request) => getResponse([handler], request)
  const result = await call?.(createClient?.({ baseUrl: 'http://answers.example', fetch }))
  expect(result).toEqual(expected)
})

test('a reply of the wrong type is reported immediately, even if another reader has a copy', async () => {
  const { createClient, plain } = (await load('answers/client.ts')) as Functions
  const headers = { 'content-type': 'image/png' }
  const fetch = async () => new Response('x', { headers }).clone()
  const client = createClient?.({ baseUrl: 'http://answers.example', fetch, timeoutMs: 0 })
  await expect(plain?.(client)).rejects.toMatchObject({ code: 'invalid-reply' })
})
