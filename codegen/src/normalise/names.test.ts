import { describe, expect, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import {
  fixtureFolder,
  httpService,
  readContract,
  readContractIn,
  rpcService,
} from '../testing/readContract.ts'

const folder = fixtureFolder('difficulties')
const reply = { 200: { description: '' } }

function namesIn(file: string) {
  const { operations, models } = httpService(readContractIn(folder, file))
  return { operations: operations.map(({ name }) => name), models: models.map(({ name }) => name) }
}

describe('names of operations', () => {
  test('are never reserved words of JavaScript or device names of Windows', () => {
    expect(namesIn('operation-ids-that-are-reserved.yaml').operations).toMatchInlineSnapshot(`
      [
        "arguments_",
        "await_",
        "callOperation",
        "clientOperation",
        "constructor",
        "createClientOperation",
        "delete_",
        "error",
        "eval_",
        "import_",
        "index",
        "new_",
        "operation",
        "options",
        "parameters",
        "pathsOperation",
        "promise",
        "proto",
        "queryOptions",
        "undefined_",
        "useQuery",
        "z_",
      ]
    `)
    expect(namesIn('operation-ids-that-windows-reserves.yaml').operations).toMatchInlineSnapshot(`
      [
        "aux_",
        "com1_",
        "con_",
        "lpt9_",
        "nul_",
        "prn_",
      ]
    `)
  })

  test('are identifiers, whatever the script', () => {
    expect(namesIn('operation-ids-of-other-scripts.yaml').operations).toMatchInlineSnapshot(`
      [
        "au0B",
        "ca",
        "etcPasswd",
        "groUdfEAndern",
        "petsListAll",
        "u1f436",
        "u447U438U442U430U442U44c",
        "u83b7U53d6U5ba0U7269",
        "unnamed",
        "unnamedOperation",
      ]
    `)
    expect(namesIn('operation-ids-that-start-with-digits.yaml').operations).toMatchInlineSnapshot(`
      [
        "_2FAEnable",
        "_2fa",
        "_404",
      ]
    `)
  })

  test('differ in more than case', () => {
    expect(namesIn('operation-ids-that-differ-in-case-only.yaml').operations).toMatchInlineSnapshot(`
      [
        "getPet",
        "getPetOperationX4jwgs",
        "getPetOperationXg4ba3",
        "getPetOperationXjlz3d",
        "getpetOperationX0vul8",
      ]
    `)
  })

  test('are derived from method and path where there is no id', () => {
    expect(namesIn('no-operation-ids.yaml').operations).toMatchInlineSnapshot(`
      [
        "get",
        "getPETS",
        "getPetsByPetId",
        "getPetsByPetIdOperation",
        "getPetsByPetIdToysByToyIdByFormat",
        "getPetsOperationXfxuj9",
        "getPetsOperationXyn0t4",
        "postPets",
      ]
    `)
  })

  test('are short enough for file names', () => {
    const { operations } = namesIn('operation-ids-of-500-characters.yaml')
    expect(operations.map(({ length }) => length)).toEqual([120, 129])
  })

  test('are derived from paths for duplicate ids, except for the first by path', () => {
    const paths = {
      '/b': { get: { operationId: 'read', responses: reply } },
      '/a': { get: { operationId: 'read', responses: reply } },
      '/c': { get: { operationId: 'read', responses: reply } },
    }
    const read = readContract({ 'api.json': openApi({ paths }) })
    expect(read.diagnostics.map(({ severity, pointer }) => `${severity} ${pointer}`)).toEqual([
      'warning /paths/~1b/get/operationId',
      'warning /paths/~1c/get/operationId',
    ])
    expect(httpService(read).operations.map(({ name, path }) => [name, path])).toEqual([
      ['getB', '/b'],
      ['getC', '/c'],
      ['read', '/a'],
    ])
  })

  test('do not depend on the order of paths', () => {
    const a = { get: { operationId: 'read-it', responses: reply } }
    const b = { get: { operationId: 'readIt', responses: reply } }
    const names = [
      { '/a': a, '/b': b },
      { '/b': b, '/a': a },
    ].map((paths) =>
      httpService(readContract({ 'api.json': openApi({ paths }) })).operations.map(({ name, path }) => [
        name,
        path,
      ]),
    )
    expect(names[1]).toEqual(names[0])
  })
})

describe('names of models', () => {
  test('are identifiers, and none of those that generated code relies on', () => {
    expect(namesIn('model-names-that-are-odd.yaml').models).toMatchInlineSnapshot(`
      [
        "ABC",
        "AuxSchema",
        "BlockHash12",
        "Class",
        "ConModel",
        "Constructor",
        "HasOwnProperty",
        "Import",
        "Index",
        "NULModel",
        "Proto",
        "ToString",
        "Unnamed",
        "UnnamedModelXi0h9q",
        "UnnamedModelXn6337",
        "_1st",
        "_2",
      ]
    `)
    const { models } = namesIn('model-names-of-globals.yaml')
    for (const name of ['Promise', 'Record', 'Map', 'Object', 'Request', 'Response', 'URL']) {
      expect(models).not.toContain(name)
    }
  })

  test('differ from the names that operations declare', () => {
    expect(namesIn('operation-ids-that-clash-with-models.yaml').models).toMatchInlineSnapshot(`
      [
        "Get",
        "GetPetBodyModel",
        "GetPetError",
        "GetPetModel",
        "GetPetParametersModel",
        "GetPetQueryKey",
        "GetPetReply200Model",
        "GetPetReplyModel",
        "GetPetReplySchema",
        "UseGetPet",
      ]
    `)
  })

  test('differ in more than case', () => {
    expect(namesIn('model-names-that-differ-in-case-only.yaml').models).toMatchInlineSnapshot(`
      [
        "PETModelX1cty6",
        "PEtModelXavf4u",
        "Pet",
        "Pet2",
        "PetModelX7rh4u",
      ]
    `)
  })
})

describe('names that become the same', () => {
  const schema = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } })

  test.each(['ORDER', 'order', '-order', 'OrDER'])('leave that of a good one alone: %s', (name) => {
    const before = httpService(readContract({ 'api.json': openApi({ schemas: { Order: schema('a') } }) }))
    const read = readContract({
      'api.json': openApi({ schemas: { [name]: schema('b'), Order: schema('a') } }),
    })
    const nameOf = (models: typeof before.models, wireName: string) =>
      models.find((model) => model.wireName === wireName)?.name
    expect(nameOf(httpService(read).models, 'Order')).toBe(nameOf(before.models, 'Order'))
    expect(nameOf(httpService(read).models, name)).not.toBe('Order')
    expect(read.diagnostics.map(({ severity, pointer }) => [severity, pointer])).toEqual([
      ['warning', `/components/schemas/${name}`],
    ])
  })

  test('are reported with the other one, its name and how to choose another', () => {
    const read = readContract({
      'api.json': openApi({
        schemas: { ORDER: schema('a'), Order: schema('a') },
        paths: {
          '/a': { get: { operationId: 'READ', responses: reply } },
          '/b': { get: { operationId: 'read', responses: reply } },
        },
        components: {
          securitySchemes: Object.fromEntries(
            ['key', 'KEY'].map((name) => [name, { type: 'apiKey', in: 'query', name }]),
          ),
        },
      }),
    })
    expect(read.diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      `Name clash: the operation 'READ' becomes readOperation, because the operation 'read' has its name. Choose another name in the configuration: names: { operations: { 'READ': … } }.`,
      `Name clash: the schema 'ORDER' becomes ORDERModel, because the schema 'Order' has its name. Choose another name in the configuration: names: { models: { 'ORDER': … } }.`,
      `Name clash: the security scheme 'KEY' becomes keyScheme, because the security scheme 'key' has its name. Rename one of them.`,
    ])
  })

  test('of methods keep the good one', () => {
    const method = (name: string) => ({ name, params: [] })
    const document = {
      openrpc: '1.3.2',
      info: { title: 'A', version: '1' },
      methods: ['eth_call', 'ethCall'].map(method),
    }
    const read = readContract({ 'api.json': document })
    expect(rpcService(read).methods.map(({ name, method: own }) => [own, name])).toEqual([
      ['ethCall', 'ethCall'],
      ['eth_call', 'ethCallMethod'],
    ])
    expect(read.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('eth_call') },
    ])
  })
})

describe('names from the configuration', () => {
  const paths = {
    '/pets': { get: { operationId: 'pets_list', responses: reply }, post: { responses: reply } },
    '/toys': { get: { operationId: 'listPets', responses: reply } },
  }
  const api = {
    'api.json': openApi({ paths, schemas: { 'pet.v2': { type: 'object' }, Pet: { type: 'string' } } }),
  }

  test('have precedence', () => {
    const names = {
      operations: { pets_list: 'listPets', 'POST /pets': 'add pet' },
      models: { 'pet.v2': 'Pet' },
    }
    const read = readContract(api, { names })
    expect(read.reported).toEqual([])
    const { operations, models } = httpService(read)
    expect(operations.map(({ name, path, method }) => [name, method, path])).toEqual([
      ['addPet', 'post', '/pets'],
      ['listPets', 'get', '/pets'],
      ['listPetsOperation', 'get', '/toys'],
    ])
    expect(models.map(({ name, wireName }) => [name, wireName])).toEqual([
      ['Pet', 'pet.v2'],
      ['PetModel', 'Pet'],
    ])
  })

  test('that match nothing in the contract are mistakes', () => {
    const names = { operations: { pets_lst: 'a', 'GET /nowhere': 'b' }, models: { Pets: 'C' } }
    const { diagnostics } = readContract(api, { names })
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [`Unknown operation 'pets_lst' in the configuration.`, `Did you mean 'pets_list'?`],
      [`Unknown operation 'GET /nowhere' in the configuration.`, 'Correct or remove the entry.'],
      [`Unknown model 'Pets' in the configuration.`, `Did you mean 'Pet'?`],
    ])
  })

  test('work for methods of RPC as well', () => {
    const document = {
      openrpc: '1.3.2',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'https://{a}.example', variables: { a: { default: 'b' } } }],
      methods: [{ name: 'eth_call', params: [] }],
    }
    const read = readContract(
      { 'api.json': document },
      { names: { operations: { eth_call: 'callContract' } } },
    )
    expect(read.reported).toEqual([])
    expect(rpcService(read).methods).toMatchObject([{ name: 'callContract', method: 'eth_call' }])
    expect(rpcService(read).servers).toMatchObject([{ defaultUrl: 'https://b.example' }])
  })
})
