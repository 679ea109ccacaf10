import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { RpcMethod } from '../model/rpcMethod.ts'
import type { RpcProvider } from '../runtime/rpc/requestMethod.ts'
import { brokenLimits } from '../testing/brokenLimits.ts'
import { compileContracts } from '../testing/compileContracts.ts'
import { readVectors } from '../testing/sharedVectors.ts'

interface Example {
  readonly name: string
  readonly params: readonly { readonly name: string; readonly value: unknown }[]
  readonly result: { readonly value: unknown }
}

interface Method {
  readonly name: string
  readonly paramStructure: 'by-name' | 'by-position'
  readonly params: readonly { readonly name: string; readonly required?: boolean }[]
  readonly errors: readonly unknown[]
  readonly examples: readonly Example[]
}

type Request = (args: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

const documents = [
  { path: 'schemas/rpc/ethereum.openrpc.json', service: 'ethereum', name: 'Ethereum' },
  { path: 'schemas/rpc/solana.openrpc.json', service: 'solana', name: 'Solana' },
  { path: 'schemas/rpc/bundler.openrpc.json', service: 'bundler', name: 'Bundler' },
]
const { services, load } = compileContracts(documents.map(({ path }) => path))

const methods = documents.flatMap(({ path, service, name: pascalName }) => {
  const document = JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as {
    readonly methods: readonly Method[]
  }
  const compiled = services.find(({ name }) => name === service)
  const models = compiled?.dialect === 'rpc' ? compiled.methods : []
  return document.methods.map((method) => {
    const model = models.find((candidate) => candidate.method === method.name)
    if (model === undefined) throw new Error(`${method.name} was not compiled.`)
    return { name: method.name, service, pascalName, method, model }
  })
})

/** The generated request function over a provider with one reply. */
async function requestWith(service: string, pascalName: string, answer: unknown) {
  const provider = { request: vi.fn<RpcProvider['request']>(async () => answer) }
  const module = await load(`${service}/rpc.ts`)
  const create = module[`create${pascalName}Request`] as (over: RpcProvider) => Request
  return { request: create(provider), provider }
}

/** `params` of an example as its method sends them. */
function paramsOf({ paramStructure, params: declared }: Method, { params }: Example): unknown {
  if (declared.length === 0) return undefined
  if (paramStructure === 'by-name') return Object.fromEntries(params.map(({ name, value }) => [name, value]))
  return params.map(({ value }) => value)
}

/** Invalid parameters: one of a wrong type, a required one missing, one too many, a limit broken. */
/** A number, or a string where a number is right. */
function ofAnotherKind(schema: { readonly kind: string } | undefined): unknown {
  return schema?.kind === 'number' ? 'seven' : 7
}

function mutantsOf(method: Method, model: RpcMethod, example: Example): readonly unknown[] {
  const { paramStructure, params: declared } = method
  if (declared.length === 0) return [[1]]
  const given = paramsOf(method, example)
  const wrongValues = (name: string, value: unknown) => {
    const schema = model.parameters.find((parameter) => parameter.name === name)?.schema
    return [
      ofAnotherKind(schema),
      ...(schema === undefined ? [] : brokenLimits(schema, value)).map((broken) => broken.value),
    ]
  }
  if (paramStructure === 'by-name') {
    const named = given as Readonly<Record<string, unknown>>
    const without = (name: string) =>
      Object.fromEntries(Object.entries(named).filter(([key]) => key !== name))
    const incomplete = declared.filter(({ required }) => required).map(({ name }) => without(name))
    const wrong = example.params.flatMap(({ name, value }) =>
      wrongValues(name, value).map((bad) => ({ ...named, [name]: bad })),
    )
    return [...wrong, ...incomplete, [], 'wrong']
  }
  const list = given as readonly unknown[]
  const wrong = example.params.flatMap(({ name, value }, index) =>
    wrongValues(name, value).map((bad) => list.with(index, bad)),
  )
  const incomplete = declared[0]?.required === true ? [[]] : []
  const many = [...declared.map(() => '0x1'), '0x1']
  return [...wrong, ...incomplete, many, { wrong: true }]
}

describe.each(methods)('$name', ({ service, pascalName, method, model }) => {
  test('has examples and documents its errors', () => {
    expect(method.examples.length).toBeGreaterThan(0)
    expect(method.errors.length).toBeGreaterThan(0)
  })

  test.each(method.examples)('does as in the example $name', async (example) => {
    const { request, provider } = await requestWith(service, pascalName, example.result.value)
    const params = paramsOf(method, example)
    const args = params === undefined ? { method: method.name } : { method: method.name, params }
    expect(await request(args)).toEqual(example.result.value)
    expect(provider.request).toHaveBeenCalledWith(args)
  })

  test('is not sent with parameters that break the contract', async () => {
    const { request, provider } = await requestWith(service, pascalName, null)
    for (const example of method.examples) {
      for (const params of mutantsOf(method, model, example)) {
        await expect(request({ method: method.name, params })).rejects.toMatchObject({
          code: 'invalid-params',
          method: method.name,
        })
      }
    }
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('rejects when its result breaks the contract', async () => {
    const { result } = model
    if (result === undefined || result.kind === 'unknown') return
    for (const example of method.examples) {
      const params = paramsOf(method, example)
      for (const { value } of [
        { value: ofAnotherKind(result) },
        ...brokenLimits(result, example.result.value),
      ]) {
        const { request } = await requestWith(service, pascalName, value)
        await expect(request({ method: method.name, params })).rejects.toMatchObject({
          code: 'invalid-result',
        })
      }
    }
  })
})

describe('the documents', () => {
  test.each(documents)('of $name refuse what they do not have', async ({ service, name }) => {
    const { request, provider } = await requestWith(service, name, null)
    for (const method of ['eth_unknown', 'toString', '__proto__']) {
      await expect(request({ method })).rejects.toMatchObject({ code: 'invalid-params', method })
    }
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('have a policy for each method of the wallet in the frame', async () => {
    const policies = await Promise.all(
      documents.map(async ({ service }) => (await load(`${service}/rpc.ts`))[`${service}MethodPolicy`]),
    )
    const policy = Object.entries(Object.assign({}, ...policies))
    // Pages do not ask bundlers through the frame.
    expect(policy.length).toBe(methods.filter(({ service }) => service !== 'bundler').length)
    const namesOf = (wanted: string) => policy.flatMap(([name, kind]) => (kind === wanted ? [name] : []))
    expect(namesOf('safe')).toEqual([
      'eth_accounts',
      'eth_blockNumber',
      'eth_call',
      'eth_chainId',
      'eth_estimateGas',
      'eth_estimateUserOperationGas',
      'eth_feeHistory',
      'eth_gasPrice',
      'eth_getAccount',
      'eth_getBalance',
      'eth_getBlockByHash',
      'eth_getBlockByNumber',
      'eth_getBlockReceipts',
      'eth_getBlockTransactionCountByHash',
      'eth_getBlockTransactionCountByNumber',
      'eth_getCode',
      'eth_getFilterChanges',
      'eth_getFilterLogs',
      'eth_getLogs',
      'eth_getProof',
      'eth_getStorageAt',
      'eth_getTransactionByBlockHashAndIndex',
      'eth_getTransactionByBlockNumberAndIndex',
      'eth_getTransactionByHash',
      'eth_getTransactionCount',
      'eth_getTransactionReceipt',
      'eth_getUncleCountByBlockHash',
      'eth_getUncleCountByBlockNumber',
      'eth_getUserOperationByHash',
      'eth_getUserOperationReceipt',
      'eth_maxPriorityFeePerGas',
      'eth_newBlockFilter',
      'eth_newFilter',
      'eth_newPendingTransactionFilter',
      'eth_sendRawTransaction',
      'eth_supportedEntryPoints',
      'eth_syncing',
      'eth_uninstallFilter',
      'wallet_getAssets',
      'wallet_getCallsStatus',
      'wallet_getCapabilities',
    ])
    expect(namesOf('asks')).toEqual([
      'eth_sendTransaction',
      'eth_sendUserOperation',
      'eth_signTypedData_v4',
      'personal_sign',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_sendCalls',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'solana_signMessage',
      'solana_signTransaction',
    ])
    expect(namesOf('refused')).toEqual([
      'eth_requestAccounts',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_registerOnboarding',
      'wallet_requestPermissions',
      'wallet_scanQRCode',
      'wallet_showCallsStatus',
      'wallet_switchEthereumChain',
      'wallet_watchAsset',
      'getBalance',
      'getFeeForMessage',
      'getGenesisHash',
      'getLatestBlockhash',
      'getMinimumBalanceForRentExemption',
      'getMultipleAccounts',
      'getSignatureStatuses',
      'getTokenAccountsByOwner',
      'getTransaction',
      'sendTransaction',
      'simulateTransaction',
      'solana_getAccounts',
      'solana_requestAccounts',
    ])
  })

  test.each([
    ['a balance in words', { balance: 'plenty' }],
    ['a decimal balance', { balance: '1000' }],
    ['an address of another family', { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' }],
    ['an address that is cut off', { address: '0xA0b86991' }],
    ['another kind', { type: 'ERC721' }],
  ])('accept no asset with %s', async (_, wrong) => {
    const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: '' }
    const asset = {
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      balance: '0x0',
      type: 'ERC20',
      metadata,
    }
    const params = [{ account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }]
    const ask = async (answer: unknown) => {
      const { request } = await requestWith('ethereum', 'Ethereum', answer)
      return request({ method: 'wallet_getAssets', params })
    }
    expect(await ask({ '0x1': [asset] })).toEqual({ '0x1': [asset] })
    await expect(ask({ '0x1': [asset, { ...asset, ...wrong }] })).rejects.toMatchObject({
      code: 'invalid-result',
    })
  })

  test('have the errors of EIP-1193', () => {
    const known = services.flatMap((service) => (service.dialect === 'rpc' ? service.methods : []))
    const codes = new Set(known.flatMap(({ errors }) => errors.map(({ code }) => code)))
    expect([4001, 4100, 4200, 4900, 4901, 4902].filter((code) => !codes.has(code))).toEqual([])
  })

  test('have the errors by which a paired wallet reports that the user declined', () => {
    const known = services.flatMap((service) => (service.dialect === 'rpc' ? service.methods : []))
    const codesOf = ({ errors }: RpcMethod) => errors.map(({ code }) => code)
    const declinable = known.filter((method) => codesOf(method).includes(4001))
    expect(declinable.length).toBeGreaterThan(20)
    expect(declinable.filter((method) => !codesOf(method).includes(5000))).toEqual([])
  })
})

interface SendCallsVectors {
  readonly examples: readonly { readonly title: string; readonly json: unknown }[]
  readonly valid_by_product_rule: readonly unknown[]
  readonly invalid_by_product_rule: readonly unknown[]
}

const vectors = readVectors<SendCallsVectors>('eip5792/send_calls.json')

describe.skipIf(vectors === undefined)('the examples of EIP-5792', () => {
  const { examples = [], valid_by_product_rule = [], invalid_by_product_rule = [] } = vectors ?? {}
  const id = '0x01'
  const firstParameters: Readonly<Record<string, readonly unknown[]>> = {
    wallet_sendCalls: [{ calls: [] }],
    wallet_getCallsStatus: [id],
    wallet_getCapabilities: [],
  }

  test.each(examples)('$title', async ({ title, json }) => {
    const [method = '', ...words] = title.split(' ')
    const isResult = words.includes('Return')
    const { request } = await requestWith('ethereum', 'Ethereum', isResult ? json : null)
    const params = isResult ? firstParameters[method] : json
    if (isResult) expect(await request({ method, params })).toEqual(json)
    // The reply is not defined: only the parameters must be accepted.
    else await request({ method, params }).catch(({ code }) => expect(code).toBe('invalid-result'))
  })

  test('are accepted and refused by the rule of the product', async () => {
    const { request, provider } = await requestWith('ethereum', 'Ethereum', id)
    for (const bundle of valid_by_product_rule) {
      expect(await request({ method: 'wallet_sendCalls', params: [bundle] })).toBe(id)
    }
    provider.request.mockClear()
    for (const bundle of invalid_by_product_rule) {
      await expect(request({ method: 'wallet_sendCalls', params: [bundle] })).rejects.toMatchObject({
        code: 'invalid-params',
      })
    }
    expect(provider.request).not.toHaveBeenCalled()
  })
})
