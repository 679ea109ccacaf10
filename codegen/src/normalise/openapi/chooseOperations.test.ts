import { describe, expect, test } from 'vitest'
import { compileFixture } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { httpService, readContract } from '../../testing/readContract.ts'
import { typeCheck } from '../../testing/typeCheck.ts'
import type { OperationChoice } from '../operationChoice.ts'

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const reply = (name: string) => ({ responses: { 200: { description: '', ...json(name) } } })
const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }

const shop = openApi({
  paths: {
    '/pets': {
      get: { operationId: 'listPets', tags: ['pets'], ...reply('Pets') },
      post: {
        operationId: 'addPet',
        tags: ['pets'],
        requestBody: json('Pet'),
        ...reply('Pet'),
        'x-invalidates': ['listPets', 'listOwners'],
      },
    },
    '/pets/{id}': { ...id, get: { operationId: 'getPet', tags: ['pets', 'single'], ...reply('Pet') } },
    '/pets/{id}/owner': { ...id, get: { operationId: 'getOwner', tags: ['single'], ...reply('Owner') } },
    '/owners': {
      get: { operationId: 'listOwners', tags: ['owners'], ...reply('Owners') },
      post: {
        operationId: 'addOwner',
        tags: ['owners'],
        requestBody: json('Owner'),
        responses: { 204: { description: '' } },
        callbacks: {
          added: {
            '{$request.body#/url}': { post: { requestBody: json('Added'), ...reply('Owner') } },
          },
        },
      },
    },
  },
  schemas: {
    Pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' }, parent: { $ref: '#/components/schemas/Pet' } },
      discriminator: { propertyName: 'kind' },
    },
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: 'integer' } } }] },
    Owner: { type: 'object', properties: { address: { $ref: '#/components/schemas/Address' } } },
    Owners: { type: 'array', items: { $ref: '#/components/schemas/Owner' } },
    Address: { type: 'string' },
    Added: { type: 'boolean' },
    Unused: { type: 'string' },
  },
})

function chosen(operations: OperationChoice | undefined) {
  const contract = readContract({ 'shop.json': shop }, { operations })
  expect(contract.reported).toEqual([])
  const service = httpService(contract)
  return {
    operations: service.operations.map(({ name }) => name),
    incoming: service.incoming.map(({ name }) => name),
    models: service.models.map(({ name }) => name),
  }
}

describe('chosen operations', () => {
  test.each<[string, OperationChoice | undefined, string[]]>([
    ['all', undefined, ['addOwner', 'addPet', 'getOwner', 'getPet', 'listOwners', 'listPets']],
    ['by tag', { include: { tags: ['single'] } }, ['getOwner', 'getPet']],
    ['by path', { include: { paths: ['/pets/*'] } }, ['getPet']],
    ['by path and below', { include: { paths: ['/pets/**'] } }, ['getOwner', 'getPet']],
    ['by method and path', { include: { paths: ['POST /**'] } }, ['addOwner', 'addPet']],
    ['by id', { include: { ids: ['getPet', 'add*'] } }, ['addOwner', 'addPet', 'getPet']],
    ['by either', { include: { ids: ['getPet'], tags: ['owners'] } }, ['addOwner', 'getPet', 'listOwners']],
    ['without some', { include: { tags: ['pets'] }, exclude: { ids: ['list*'] } }, ['addPet', 'getPet']],
    ['all but some', { exclude: { paths: ['/pets**'] } }, ['addOwner', 'listOwners']],
  ])('%s', (_, operations, expected) => {
    expect(chosen(operations).operations).toEqual(expected)
  })

  test('have the models that they use, with the kinds of a discriminated one', () => {
    expect(chosen({ include: { ids: ['listPets'] } }).models).toEqual(['Cat', 'Pet', 'PetBase', 'Pets'])
    expect(chosen({ include: { ids: ['getOwner'] } }).models).toEqual(['Address', 'Owner'])
  })

  test('have their callbacks', () => {
    expect(chosen({ include: { ids: ['addOwner'] } })).toMatchObject({
      incoming: ['addedCallback'],
      models: ['Added', 'Address', 'Owner'],
    })
    expect(chosen({ exclude: { ids: ['addOwner'] } }).incoming).toEqual([])
  })

  test.each<[OperationChoice, string]>([
    [{ include: { tags: ['pet'] } }, `No operation has the tag 'pet' of the configuration.`],
    [{ exclude: { ids: ['getPets'] } }, `No operation has the id 'getPets' of the configuration.`],
    [{ include: { paths: ['/pet'] } }, `No operation has the path '/pet' of the configuration.`],
  ])('that do not exist are reported with the nearest: %j', (operations, message) => {
    const { diagnostics } = readContract({ 'shop.json': shop }, { operations })
    expect(diagnostics.map((diagnostic) => [diagnostic.severity, diagnostic.message])).toEqual([
      ['error', message],
    ])
    expect(diagnostics[0]?.hint).toMatch(/^Did you mean '(pets|getPet|\/pets)'\?$/)
  })

  test('are all that is written, and compile on all targets', () => {
    const input = { path: 'shop.json', operations: { include: { ids: ['addPet'] } } }
    const { result, folder, read } = compileFixture(
      { 'shop.json': shop },
      { inputs: [input], targets: 'all' },
    )
    expect(result.diagnostics).toEqual([])
    const written = result.changes?.write.map(({ path }) => path) ?? []
    expect(written.filter((path) => /owner|unused|address/i.test(path))).toEqual([])
    expect(read('shop/client.ts')).toContain('addPet')
    expect(read('shop/client.ts')).not.toContain('getPet')
    expect(typeCheck(`${folder}/out`)).toBe('')
  })
})
