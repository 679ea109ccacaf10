import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Calls an operation of a fixture and returns the request that was sent. */
async function sent(fixture: string, operation: string, options: object = {}): Promise<Request | undefined> {
  const name = `${fixture}.yaml`
  const text = readFileSync(new URL(`../../fixtures/difficulties/${name}`, import.meta.url), 'utf8')
  const { load } = compileFixture({ [name]: text }, { targets: ['client'] })
  const module = (await load(`${fixture}/client.ts`)) as Readonly<
    Record<string, (...args: readonly unknown[]) => Promise<unknown>>
  >
  let request: Request | undefined
  const fetch = async (given: Request) => {
    request = given
    return new Response(null, { status: 200 })
  }
  const client = module.createClient?.({ baseUrl: 'https://host.example/v1', fetch, ...options })
  await module[operation]?.(client)
  return request
}

const security = 'security-of-all-kinds'

describe('credentials', () => {
  const calls: readonly (readonly [operation: string, auth: object, headers: object])[] = [
    ['getA', { key: 'k' }, { 'x-api-key': 'k' }],
    ['getA', { key: () => 'asked' }, { 'x-api-key': 'asked' }],
    ['getA', { key: async () => 'later' }, { 'x-api-key': 'later' }],
    ['getA', { bearer: 'another scheme' }, {}],
    ['getNone', { key: 'k', bearer: 't' }, {}],
    ['getOptional', { bearer: 't' }, { authorization: 'Bearer t' }],
    ['getOptional', {}, {}],
    ['getBoth', { key: 'k', session: 'a b' }, { 'x-api-key': 'k', cookie: 'sid=a%20b' }],
    ['getBoth', { key: 'only one of two' }, {}],
    [
      'getEither',
      { basic: { username: 'ü', password: 'p:w' }, oauth: 't' },
      { authorization: 'Basic w7w6cDp3' },
    ],
    ['getEither', { basic: () => undefined, oauth: 't' }, { authorization: 'Bearer t' }],
    ['getEither', { digest: 'username="u"' }, { authorization: 'Digest username="u"' }],
  ]

  test.each(calls)('%s with %o carries %o', async (operation, auth, headers) => {
    const request = await sent(security, operation, { auth })
    const own = [...(request?.headers ?? [])].filter(([name]) =>
      /^(x-api-key|authorization|cookie)$/.test(name),
    )
    expect(Object.fromEntries(own)).toEqual(headers)
  })

  test('a key in the query', async () => {
    const request = await sent(security, 'getEither', { auth: { query: 'a&b' } })
    expect(request?.url).toBe('https://host.example/v1/either?api_key=a%26b')
  })

  test('a function that throws is not reported as a network failure, and nothing is sent', async () => {
    const auth = {
      key: () => {
        throw new Error('locked')
      },
    }
    await expect(sent(security, 'getA', { auth })).rejects.toMatchObject({
      code: 'credentials',
      cause: { message: 'locked' },
    })
  })

  test('are typed by the schemes of the contract', () => {
    const text = readFileSync(
      new URL(`../../fixtures/difficulties/${security}.yaml`, import.meta.url),
      'utf8',
    )
    const { folder } = compileFixture({ 'api.yaml': text }, { targets: ['client'] })
    writeFiles(folder, {
      'out/host.ts': `
import { createClient } from './api/client.ts'

const baseUrl = '/api'
const secret: string | undefined = undefined
createClient({ baseUrl })
createClient({ baseUrl, auth: { key: 'k', bearer: async () => secret, basic: { username: 'u', password: 'p' } } })
// @ts-expect-error: no such scheme
createClient({ baseUrl, auth: { nothing: 'k' } })
// @ts-expect-error: name and password
createClient({ baseUrl, auth: { basic: 'k' } })
// @ts-expect-error: certificates are sent by browsers, not by code
createClient({ baseUrl, auth: { mutual: 'k' } })
`,
    })
    expect(typeCheck(`${folder}/out`)).toBe('')
  })

  test('security of a whole service is written once', async () => {
    const path = (id: string, security?: object) => ({
      get: { operationId: id, responses: { 204: { description: 'It.' } }, ...(security && { security }) },
    })
    const document = {
      ...openApi({
        paths: {
          '/a': path('getA'),
          '/b': path('getB'),
          '/c': path('getC', [{ other: [] }]),
          '/d': path('getD', []),
        },
        components: {
          securitySchemes: {
            common: { type: 'apiKey', in: 'header', name: 'X-Common' },
            other: { type: 'apiKey', in: 'header', name: 'X-Other' },
          },
        },
      }),
      security: [{ common: [] }],
    }
    const { read } = compileFixture({ 'once.json': document }, { targets: ['client'] })
    expect(read('once/client/commonSecurity.ts')).toContain("Security = [['common']]")
    expect(read('once/client/a.ts')).toContain('security: commonSecurity,')
    expect(read('once/client/b.ts')).toContain('security: commonSecurity,')
    expect(read('once/client/c.ts')).toContain("security: [['other']],")
    expect(read('once/client/d.ts')).not.toContain('security')
  })

  test('services without schemes ship no code for credentials', () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Plain', version: '1.0.0' },
      paths: { '/a': { get: { operationId: 'a', responses: { 204: { description: 'It.' } } } } },
    }
    const { read } = compileFixture({ 'plain.json': document }, { targets: ['client'] })
    expect(read('plain/client/createClient.ts')).not.toMatch(/auth/i)
  })
})

describe('addresses', () => {
  test('the first of the contract is the default', async () => {
    const request = await sent('servers-with-variables', 'getA', { baseUrl: undefined })
    expect(request?.url).toBe('https://eu.example.com/v2/a')
  })

  test('an operation with its own is sent there', async () => {
    const url = async (operation: string) => (await sent('servers-by-path-and-operation', operation))?.url
    expect(await url('getFiles')).not.toMatch(/^https:\/\/host\.example/)
  })

  test('variables are filled in', async () => {
    const name = 'servers-with-variables'
    const text = readFileSync(new URL(`../../fixtures/difficulties/${name}.yaml`, import.meta.url), 'utf8')
    const { load } = compileFixture({ [`${name}.yaml`]: text }, { targets: ['client'] })
    const { serverUrl } = (await load(`${name}/client.ts`)) as { serverUrl: (variables?: object) => string }
    expect(serverUrl({ region: 'us' })).toBe('https://us.example.com:443/v2')
    expect(serverUrl()).toBe('https://eu.example.com:443/v2')
  })
})
