import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  parseEther,
  parseGwei,
  publicActions,
  stringToHex,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryPointAddress } from '../../../chains/smartAccounts/accountAddresses.ts'
import { encodeSafeCalls } from '../../../smartAccounts/safe/safeCalls.ts'
import { type FramePage, openFramePage } from '../../../testSupport/framePage.ts'
import { evmChainsOf, useSandbox } from '../../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: ['https://app.example'] })
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let page: FramePage
let owner: Hex
let smartAccount: Hex

beforeEach(async () => {
  page = await openFramePage(sandbox, 'https://app.example')
  await page.logIn()
  const { accounts = [] } = await page.host.getUser({ chainId: 1 })
  const find = (type: string) => accounts.find((account) => account.type === type)?.address as Hex
  owner = find('eoa')
  smartAccount = find('smartAccount')
})
afterEach(() => page.close())

const client = (chainId = 1) =>
  createPublicClient({ transport: http(`${sandbox.origin}/rpc/${chainId}`), pollingInterval: 50 })
const paymasterService = (chainId = 1) => ({ url: `${sandbox.origin}/paymaster/${chainId}` })
const request = (method: string, params: unknown) => page.host.rpcRequest({ method, params } as never)

async function sendCalls(calls: readonly object[], capabilities?: object, chainId = '0x1') {
  const reply = (await request('wallet_sendCalls', [
    {
      version: '2.0.0',
      chainId,
      from: smartAccount,
      atomicRequired: true,
      calls,
      ...(capabilities && { capabilities }),
    },
  ])) as { id: string }
  return reply.id
}

async function statusOf(id: string) {
  const status = (await request('wallet_getCallsStatus', [id])) as {
    status: number
    receipts?: readonly object[]
  }
  return status
}

const settled = (id: string) =>
  vi.waitFor(async () => {
    const status = await statusOf(id)
    expect(status.status).toBeGreaterThanOrEqual(200)
    return status
  }, 20_000)

/** viem's client of the node itself, which changes the chain's state. */
async function node() {
  const [chain] = evmChainsOf(await sandbox.describe())
  if (!chain) throw new Error('there is no chain')
  const test = createTestClient({ mode: 'anvil', transport: http(chain.directRpcUrl) }).extend(publicActions)
  const usdc = chain.tokens.find(({ symbol }) => symbol === 'USDC')?.address as Hex
  return { test, usdc }
}

/** Sends a call of dollars from the first development account, ahead of others that wait. */
async function asAlice(functionName: 'transfer' | 'approve', amount: bigint) {
  const { test, usdc } = await node()
  const data = encodeFunctionData({ abi: erc20Abi, functionName, args: [smartAccount, amount] })
  const price = numberToHex(parseGwei('500'))
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
  await test.request({
    method: 'eth_sendTransaction' as never,
    params: [{ from: alice, to: usdc, data, ...fees }] as never,
  })
}

test('both accounts, their types and the preferred one', async () => {
  expect(await page.host.getSmartAccountEnabledNetworks()).toEqual({ smartAccountEnabledNetworks: [1, 137] })
  expect(await page.host.getUser({ chainId: 1 })).toMatchObject({
    address: owner,
    preferredAccountType: 'eoa',
  })
  expect(await page.host.setPreferredAccount({ type: 'smartAccount' })).toEqual({
    type: 'smartAccount',
    address: smartAccount,
  })
  // The same address on each chain.
  expect(await page.host.getUser({ chainId: 137 })).toMatchObject({
    address: smartAccount,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: false,
  })
  expect(await page.host.initSmartAccount()).toEqual({ address: smartAccount, isDeployed: false })
  expect(await request('eth_accounts', undefined)).toEqual([smartAccount, owner])
  expect(await request('wallet_getCapabilities', [smartAccount, ['0x1']])).toEqual({
    '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  expect(await request('wallet_getCapabilities', [owner, ['0x1']])).toEqual({ '0x1': {} })
  const solana = await page.host.getUser({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect([solana.preferredAccountType, solana.accounts?.length]).toEqual(['eoa', 1])
  await expect(page.host.setPreferredAccount({ type: 'smartAccount' })).rejects.toThrow(
    'not available on this network',
  )
})

test('without a coin: two calls as one, created with it and paid by the sponsor', async () => {
  const before = await client().getBalance({ address: bob })
  expect(await client().getBalance({ address: smartAccount })).toBe(0n)
  const id = await sendCalls(
    [
      { to: bob, value: '0x0' },
      { to: bob, data: '0x1234' },
    ],
    { paymasterService: paymasterService() },
  )
  const { receipts, ...status } = await settled(id)
  expect(status).toMatchObject({ id, version: '2.0.0', chainId: '0x1', atomic: true, status: 200 })
  expect(receipts).toHaveLength(1)
  expect(await client().getBalance({ address: bob })).toBe(before)
  expect(await client().getBalance({ address: smartAccount })).toBe(0n)
  expect(await page.host.getUser({ chainId: 1 })).toMatchObject({ smartAccountDeployed: true })
  const [approval] = page.asked
  expect(approval?.title).toBe('Send 2 calls as one transaction')
  expect(approval?.facts).toEqual([
    ['Account', smartAccount],
    ['Network', 'Ethereum'],
    ['Network fee', 'paid by Harrow & Vetch'],
    ['First use', 'Your smart account is created with it'],
  ])
  expect(approval?.sections.map(({ heading }) => heading)).toEqual(['Expected result', 'Call 1', 'Call 2'])
})

test('paid by the account itself, as a transaction', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: smartAccount, value: parseEther('1') })
  const before = await client().getBalance({ address: bob })
  const hash = (await request('eth_sendTransaction', [
    { from: smartAccount, to: bob, value: '0xde0b6b3a7640' },
  ])) as Hex
  const receipt = await client().getTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect((await client().getBalance({ address: bob })) - before).toBe(0xde0b6b3a7640n)
  const [approval] = page.asked
  expect(approval?.facts).toContainEqual(['Network fee', expect.stringMatching(/^at most 0\.\d+ ETH$/)])
  expect(approval?.sections[0]).toEqual({
    heading: 'Expected result',
    facts: [['You send', '0.000244140625 ETH']],
  })
})

test('signatures count before the account is there (ERC-6492), and after (ERC-1271)', async () => {
  const verify = async () => {
    const signature = (await request('personal_sign', [stringToHex('hello'), smartAccount])) as Hex
    return client().verifyMessage({ address: smartAccount, message: 'hello', signature })
  }
  expect(await verify()).toBe(true)
  await settled(await sendCalls([{ to: bob }], { paymasterService: paymasterService() }))
  expect(await verify()).toBe(true)
  const typedData = {
    domain: { name: 'Test', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = (await request('eth_signTypedData_v4', [smartAccount, JSON.stringify(typedData)])) as Hex
  expect(await client().verifyTypedData({ ...typedData, address: smartAccount, signature })).toBe(true)
})

test('each call is shown in words, and what all of them change', async () => {
  const { usdc } = await node()
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 1_500_000n] })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, 2n ** 256n - 1n] })
  const capabilities = { paymasterService: paymasterService() }
  // The account has no dollars: all fail together, which the view says and the bundler refuses.
  await expect(
    sendCalls(
      [
        { to: usdc, data: approve },
        { to: usdc, data: transfer },
      ],
      capabilities,
    ),
  ).rejects.toThrow(/paid by the app|revert/)
  await asAlice('transfer', 5_000_000n)
  await settled(
    await sendCalls(
      [
        { to: usdc, data: approve },
        { to: usdc, data: transfer },
      ],
      capabilities,
    ),
  )
  const [result, first, second] = page.asked.at(-1)?.sections ?? []
  expect(result?.facts).toEqual([['You send', '1.5 USDC']])
  expect(first?.facts).toEqual([
    ['Allows', bob],
    ['To spend', 'all your USDC, without limit'],
    ['Token', usdc],
  ])
  expect(second?.facts).toEqual([
    ['Sends', '1.5 USDC'],
    ['To', bob],
    ['Token', usdc],
  ])
})

// A dishonest app could otherwise get a signature by which anyone moves what the account owns.
test.each([
  ['typed data for the account', () => typedDataFor(smartAccount)],
  ['typed data for its module', () => typedDataFor('0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226')],
  [
    'a message that may be the hash of an operation',
    () => ['personal_sign', [`0x${'ab'.repeat(32)}`, owner]] as const,
  ],
  ['the same as text', () => ['personal_sign', ['abcdefghijklmnopqrstuvwxyzabcdef', owner]] as const],
])('the owner’s key signs no %s', async (_, make) => {
  const [method, params] = make()
  await expect(request(method, params)).rejects.toThrow('could move what your smart account owns')
  expect(page.asked).toEqual([])
})

function typedDataFor(verifyingContract: string) {
  const typedData = {
    domain: { chainId: 1, verifyingContract },
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeMessage: [{ name: 'message', type: 'bytes' }],
    },
    primaryType: 'SafeMessage',
    message: { message: '0x12' },
  }
  return ['eth_signTypedData_v4', [owner, JSON.stringify(typedData)]] as const
}

// F39
test('a sponsor that refuses: the account pays where the app lets it, and nothing is sent otherwise', async () => {
  await sandbox.get('/__sandbox/sponsor', { method: 'PUT', body: JSON.stringify({ budget: '0' }) })
  const call = [{ to: bob, value: '0x1' }]
  await expect(sendCalls(call, { paymasterService: paymasterService() })).rejects.toThrow(
    "The network fee is not paid by the app: The sponsor's budget on Ethereum is used up",
  )
  const optional = { paymasterService: { ...paymasterService(), optional: true } }
  await expect(sendCalls(call, optional)).rejects.toThrow('the account has too little ETH')
  expect(page.asked).toEqual([])
  const { test: chain } = await node()
  await chain.setBalance({ address: smartAccount, value: parseEther('1') })
  await settled(await sendCalls(call, optional))
  expect(page.asked[0]?.facts).toContainEqual([
    'Not paid by the app',
    "The sponsor's budget on Ethereum is used up",
  ])
})

// A paymaster pays, and decides about nothing else.
// T31
test('a paymaster that sends other calls, another sender or more gas with its reply changes nothing of them', async () => {
  const evil = '0x000000000000000000000000000000000000dEaD'
  const replies = new Map<string, object>()
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init)
    if (!String(input).includes('/paymaster/')) return response
    const reply = (await response.json()) as { result: object }
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    const result = {
      ...reply.result,
      sender: evil,
      callData: '0x1234',
      nonce: '0x7',
      callGasLimit: '0xffffff',
      factory: evil,
      factoryData: '0x',
    }
    replies.set(method, result)
    return Response.json({ ...reply, result })
  })
  const id = await sendCalls([{ to: bob, value: '0x0' }], { paymasterService: paymasterService() })
  vi.restoreAllMocks()
  expect([...replies.keys()]).toEqual(['pm_getPaymasterStubData', 'pm_getPaymasterData'])
  expect(await settled(id)).toMatchObject({ status: 200 })
  expect(page.asked[0]?.sections[1]?.facts).toContainEqual(['To', bob])
})

// F40
test.each(['losesAnswer', 'drops'])(
  'a bundler that %s: sent once, and followed until it is included',
  async (behaviour) => {
    await sandbox.setFaults({
      'bundler:1': { mode: 'behave', behaviour, operation: 'eth_sendUserOperation', times: 1 },
    })
    const { test: chain } = await node()
    await chain.setBalance({ address: smartAccount, value: parseEther('1') })
    const before = await client().getBalance({ address: bob })
    expect(await settled(await sendCalls([{ to: bob, value: '0x5' }]))).toMatchObject({ status: 200 })
    expect((await client().getBalance({ address: bob })) - before).toBe(5n)
  },
)

// F40
test('a bundler that refuses: the reason, and the same id may be used again, once', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: smartAccount, value: parseEther('1') })
  const send = () =>
    request('wallet_sendCalls', [
      { version: '2.0.0', id: 'mine', from: smartAccount, calls: [{ to: bob, value: '0x1' }] },
    ])
  await sandbox.setFaults({
    'bundler:1': { mode: 'behave', behaviour: 'refuses', operation: 'eth_sendUserOperation', times: 1 },
  })
  await expect(send()).rejects.toThrow('The bundler takes no operations at the moment')
  const before = await client().getBalance({ address: bob })
  const both = await Promise.allSettled([send(), send()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settled('mine')
  expect((await client().getBalance({ address: bob })) - before).toBe(1n)
  await expect(send()).rejects.toThrow('There are calls with this id already.')
})

test('a call that fails when it is included takes the others with it; calls of others are not known', async () => {
  const { test: chain, usdc } = await node()
  await chain.setBalance({ address: smartAccount, value: parseEther('1') })
  await asAlice('approve', 5n)
  const before = await client().getBalance({ address: bob })
  await chain.setAutomine(false)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [alice, bob, 5n] })
  const id = await sendCalls([
    { to: bob, value: '0x1' },
    { to: usdc, data },
  ])
  expect(await statusOf(id)).toMatchObject({ status: 100 })
  await asAlice('approve', 0n)
  await chain.mine({ blocks: 1 })
  await chain.setAutomine(true)
  expect(await settled(id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect(await client().getBalance({ address: bob })).toBe(before)
  const other = await openFramePage(sandbox, 'https://app.example')
  await other.logIn('bob@example.test')
  await expect(other.host.rpcRequest({ method: 'wallet_getCallsStatus', params: [id] })).rejects.toThrow(
    'unknown',
  )
  other.close()
})

test('a user operation is shown like other calls, signed and sent; one that cannot be read is refused', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: smartAccount, value: parseEther('1') })
  const callData = encodeSafeCalls([{ to: bob, value: 3n, data: '0x' }])
  const before = await client().getBalance({ address: bob })
  const hash = (await request('eth_sendUserOperation', [
    { sender: smartAccount, callData },
    entryPointAddress,
  ])) as Hex
  await vi.waitFor(async () => {
    expect(await request('eth_getUserOperationReceipt', [hash])).toMatchObject({
      success: true,
      userOpHash: hash,
    })
  }, 20_000)
  expect((await client().getBalance({ address: bob })) - before).toBe(3n)
  expect(page.asked[0]?.sections[1]?.facts).toEqual([
    ['Sends', '0.000000000000000003 ETH'],
    ['To', bob],
  ])
  const unreadable = { sender: smartAccount, callData: '0x12345678' }
  await expect(request('eth_sendUserOperation', [unreadable, entryPointAddress])).rejects.toThrow(
    'plain calls',
  )
  await expect(
    request('eth_sendUserOperation', [{ sender: bob, callData }, entryPointAddress]),
  ).rejects.toThrow('no account')
  expect(await request('eth_supportedEntryPoints', [])).toEqual([entryPointAddress])
})
