import { describe, expect, test } from 'vitest'
import { fixtureFolder, httpService, readContractIn } from '../../testing/readContract.ts'

const folder = fixtureFolder('difficulties')

describe('security', () => {
  const service = httpService(readContractIn(folder, 'security-of-all-kinds.yaml'))
  const schemes = Object.fromEntries(service.securitySchemes.map((scheme) => [scheme.name, scheme]))

  test('schemes define where a secret is sent', () => {
    expect(schemes).toMatchObject({
      key: { kind: 'apiKey', in: 'header', parameter: 'X-Api-Key', description: 'From the dashboard.' },
      query: { kind: 'apiKey', in: 'query', parameter: 'api_key' },
      session: { kind: 'apiKey', in: 'cookie', parameter: 'sid' },
      basic: { kind: 'http', scheme: 'basic' },
      bearer: { kind: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      digest: { kind: 'http', scheme: 'digest' },
      openId: { kind: 'openIdConnect', url: 'https://a.example/.well-known/openid-configuration' },
      mutual: { kind: 'mutualTLS' },
      shared: { name: 'shared', camelName: 'shared', parameter: 'X-Api-Key' },
    })
  })

  test('flows define where a token is obtained', () => {
    expect(schemes.oauth).toMatchObject({
      kind: 'oauth2',
      flows: [
        { grant: 'implicit', authorizationUrl: 'https://a.example/auth', scopes: {} },
        { grant: 'password', tokenUrl: '/token' },
        { grant: 'clientCredentials' },
        { grant: 'authorizationCode', scopes: { 'read:a': 'Reads.', 'write:a': 'Writes.' } },
      ],
    })
  })

  test('of an operation overrides that of the document', () => {
    const security = Object.fromEntries(
      service.operations.map((operation) => [operation.name, operation.security]),
    )
    expect(security).toMatchObject({
      getA: [{ key: [] }],
      getNone: [],
      getOptional: [{}, { bearer: [] }],
      getBoth: [{ key: [], session: [] }],
    })
    expect(security.getEither?.[1]).toEqual({ oauth: ['read:a', 'write:a'] })
  })
})

describe('servers', () => {
  test('have variables with a default each', () => {
    const { servers } = httpService(readContractIn(folder, 'servers-with-variables.yaml'))
    expect(servers.map(({ defaultUrl }) => defaultUrl)).toEqual([
      'https://eu.example.com:443/v2',
      '/relative',
      '.',
      '//schemeless.example',
    ])
    expect(servers[0]).toMatchObject({
      url: 'https://{region}.example.com:{port}/{base}',
      variables: expect.arrayContaining([
        { name: 'region', default: 'eu', values: ['eu', 'us'], description: 'Where.' },
        { name: 'port', default: '443' },
        { name: 'base', default: 'v2' },
      ]),
    })
  })

  test('of an operation override those of its path, and those the document’s', () => {
    const { operations } = httpService(readContractIn(folder, 'servers-by-path-and-operation.yaml'))
    expect(
      operations.map(({ name, servers }) => [name, servers?.map(({ defaultUrl }) => defaultUrl)]),
    ).toEqual([
      ['addFile', ['https://uploads.example/main']],
      ['getFiles', ['https://files.example']],
      ['getOther', undefined],
    ])
  })
})
