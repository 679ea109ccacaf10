import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type * as Errors from '../../runtime/client/ClientError.ts'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

vi.setConfig({ testTimeout: 60_000 })

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const text = { type: 'string' }

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pet': {
      get: {
        operationId: 'getPet',
        responses: {
          200: { description: 'It.', ...json(object({ name: text })) },
          404: { description: 'None.', ...json(object({ missing: text })) },
          409: { description: 'Two.', content: { 'text/plain': { schema: text } } },
          '4XX': { description: 'Wrong.', ...json(object({ wrong: text })) },
          default: { description: 'Else.', ...json(object({ else: text })) },
        },
      },
      put: {
        operationId: 'putPet',
        responses: {
          204: { description: 'Stored.' },
          422: { description: 'Bad.', ...json(object({ bad: text })) },
        },
      },
      delete: {
        operationId: 'deletePet',
        responses: { 204: { description: 'Gone.' }, 404: { description: 'None.' } },
      },
    },
  },
}

type Call = (client: unknown) => Promise<unknown>
type Guard = (error: unknown, status?: number) => boolean

describe('errors of an operation', () => {
  test.each([
    [404, { missing: 'x' }, true],
    [404, { wrong: 'the body of another status' }, false],
    [409, 'text', true],
    [418, { wrong: 'x' }, true],
    [418, { else: 'x' }, false],
    [500, { else: 'x' }, true],
  ] as const)('status %i with %j is declared: %s', async (status, body, expected) => {
    const { load } = compileFixture({ 'pets.json': document }, { targets: ['client'] })
    const client = (await load('pets/client.ts')) as Readonly<Record<string, Call & Guard>>
    const fetch = async () =>
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
    const options = { baseUrl: 'https://pets.example', fetch }
    const error: unknown = await client
      .getPet?.(client.createClient?.(options))
      .catch((caught: unknown) => caught)
    expect(client.isGetPetError?.(error)).toBe(expected)
    expect(client.isGetPetError?.(error, status)).toBe(expected)
    expect(client.isGetPetError?.(error, 400)).toBe(false)
    expect(client.isPutPetError?.(error)).toBe(false)
  })

  test('are narrowed by status', () => {
    const { folder, read } = compileFixture({ 'pets.json': document }, { targets: ['client'] })
    writeFiles(folder, {
      'out/host.ts': `
import { isGetPetError, isPutPetError } from './pets/client.ts'

export function describeError(error: unknown): string {
  if (isGetPetError(error, 404)) return error.body.missing
  if (isGetPetError(error, 409)) return error.body.toUpperCase()
  if (isGetPetError(error, 418)) return error.body.wrong
  if (isGetPetError(error, 500)) return error.body.else
  if (isPutPetError(error)) return \`\${error.status satisfies 422}: \${error.body.bad}\`
  // @ts-expect-error: not declared
  if (isPutPetError(error, 404)) return ''
  // @ts-expect-error: not narrowed
  return error.body
}
`,
    })
    expect(typeCheck(`${folder}/out`)).toBe('')
    expect(read('pets/client/pet.ts')).not.toContain('isDeletePetError')
  })
})

test('the fixture of the snapshots has a guard as well', () => {
  const text = readFileSync(new URL('../../fixtures/bookshop.openapi.yaml', import.meta.url), 'utf8')
  const { read } = compileFixture({ 'bookshop.yaml': text }, { targets: ['client'] })
  expect(read('bookshop/client.ts')).toMatch(/is[A-Z]\w+Error/)
})

test('the client exports what its calls throw, also beside an operation called client', async () => {
  const paths = { '/client': { get: { ...document.paths['/pet'].get, operationId: 'client' } } }
  const { folder, result, load } = compileFixture({ 'pets.json': { ...document, paths } })
  expect(result.diagnostics).toEqual([])
  writeFiles(folder, {
    'out/use.ts': `
      import { ClientError, type ClientErrorCode, createClient, isClientError } from './pets/client.js'
      export const code = (error: unknown): ClientErrorCode | undefined =>
        isClientError(error, 'http') ? error.code : error instanceof ClientError ? error.code : undefined
      export const client = createClient
    `,
  })
  expect(typeCheck(folder)).toBe('')
  const { ClientError, isClientError } = (await load('pets/client.ts')) as unknown as typeof Errors
  const error = new ClientError('Failed', { code: 'http', service: 'pets', operation: 'client' })
  expect(isClientError(error, 'http')).toBe(true)
  expect(isClientError(new Error('Failed'))).toBe(false)
})
