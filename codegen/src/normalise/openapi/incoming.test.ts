import { describe, expect, test } from 'vitest'
import { openApi } from '../../testing/openApi.ts'
import { fixtureFolder, httpService, readContract, readContractIn } from '../../testing/readContract.ts'

const folder = fixtureFolder('difficulties')
const reply = { 200: { description: '' } }

describe('webhooks', () => {
  test('are operations seen from the other side', () => {
    const { operations, incoming } = httpService(readContractIn(folder, 'webhooks.yaml'))
    expect(operations).toEqual([])
    expect(incoming.map(({ name, method, path, origin }) => [name, method, path, origin])).toEqual([
      ['newPet', 'post', '/new-pet', { kind: 'webhook', event: 'newPet' }],
      ['petGoneWebhook', 'delete', '/pet-gone', { kind: 'webhook', event: 'pet.gone' }],
      ['sharedWebhook', 'post', '/shared', { kind: 'webhook', event: 'shared' }],
    ])
    expect(incoming[0]).toMatchObject({
      group: 'webhooks',
      parameters: [{ name: 'X-Signature', in: 'header', required: true }],
      body: { required: true, contents: [{ schema: { kind: 'reference' }, examples: [{ name: 'a' }] }] },
      replies: [{ status: 204 }, { status: 400 }],
    })
  })

  test('leave the names of operations alone', () => {
    const { operations, incoming } = httpService(readContractIn(folder, 'webhooks-beside-paths.yaml'))
    expect(operations.map(({ name }) => name)).toEqual(['pets'])
    expect(incoming.map(({ name }) => name)).toEqual(['petsWebhook'])
  })

  test('do not inherit the security of the document: it protects the service, not its user', () => {
    const document = { ...openApi({ schemas: { A: {} } }), security: [{ key: [] }] }
    const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } }
    const webhooks = { a: { post: { responses: reply } } }
    const { incoming } = httpService(readContract({ 'api.json': { ...document, components, webhooks } }))
    expect(incoming[0]?.security).toEqual([])
  })
})

describe('callbacks', () => {
  test('have the operations that cause them, and the address they are sent to', () => {
    const { incoming } = httpService(readContractIn(folder, 'callbacks.yaml'))
    expect(incoming.map(({ name, origin }) => [name, origin])).toEqual([
      [
        'ended',
        {
          kind: 'callback',
          event: 'onEnd',
          expression: '{$request.query.queue}/end',
          causedBy: ['subscribe'],
        },
      ],
      [
        'onEventCallback',
        { kind: 'callback', event: 'onEvent', expression: '{$request.body#/url}', causedBy: ['subscribe'] },
      ],
    ])
  })

  test('that several operations refer to are one', () => {
    const callbacks = { done: { $ref: '#/components/callbacks/Done' } }
    const read = readContract({
      'api.json': openApi({
        paths: {
          '/a': { post: { operationId: 'a', responses: reply, callbacks } },
          '/b': { post: { operationId: 'b', responses: reply, callbacks } },
        },
        components: {
          callbacks: { Done: { '{$url}': { post: { operationId: 'done', responses: reply } } } },
        },
      }),
    })
    expect(read.reported).toEqual([])
    expect(httpService(read).incoming).toMatchObject([{ name: 'done', origin: { causedBy: ['a', 'b'] } }])
  })

  test('may cause themselves', () => {
    const callbacks = { done: { $ref: '#/components/callbacks/Done' } }
    const read = readContract({
      'api.json': openApi({
        paths: { '/a': { post: { operationId: 'a', responses: reply, callbacks } } },
        components: {
          callbacks: { Done: { '{$url}': { post: { operationId: 'done', responses: reply, callbacks } } } },
        },
      }),
    })
    expect(read.reported).toEqual([])
    expect(httpService(read).incoming).toMatchObject([{ name: 'done', origin: { causedBy: ['a', 'done'] } }])
  })
})

describe('a path item behind a reference', () => {
  test('is added to what is beside', () => {
    const { operations } = httpService(readContractIn(folder, 'path-item-by-reference-with-siblings.yaml'))
    expect(operations.map(({ name, path }) => [name, path])).toEqual([
      ['addPet', '/pets'],
      ['getPets', '/pets'],
    ])
  })

  test('of two paths gives its id to the first', () => {
    const item = { $ref: '#/components/pathItems/Item' }
    const read = readContract({
      'api.json': openApi({
        paths: { '/a': item, '/b': item },
        components: { pathItems: { Item: { get: { operationId: 'read', responses: reply } } } },
      }),
    })
    expect(read.reported).toEqual([])
    expect(httpService(read).operations.map(({ name, path }) => [name, path])).toEqual([
      ['getB', '/b'],
      ['read', '/a'],
    ])
  })
})
