// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createNode } from '../../../../test/nodes.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, polygon, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { getCapabilities } from '../calls/getCapabilities.ts'
import { connected } from './connected.test.helper.ts'
import { estimateFees } from './estimateFees.ts'
import { estimateGas } from './estimateGas.ts'
import { getAssets } from './getAssets.ts'
import { grantPermissions, revokePermissions } from './permissions.ts'
import { readContract } from './readContract.ts'
import { sendTransaction } from './sendTransaction.ts'
import { waitForTransactionReceipt } from './waitForTransactionReceipt.ts'
import { writeContract } from './writeContract.ts'

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const sampleBlock = { hash, number: '0x1', parentHash: hash, timestamp: '0x1', transactions: [] }
const sampleReceipt = { blockHash: hash, logs: [] }

const failure = (code: number, message = 'No') => Object.assign(new Error(message), { code })

describe('sending a transaction', () => {
  it('says from whom, to whom, where and how much', async () => {
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    const parameters = { to: secondAddress, value: 10n ** 30n, gas: 21_000n, nonce: 0, data: '0x' } as const
    await expect(sendTransaction(kit, parameters)).resolves.toBe(hash)
    expect(asked('eth_sendTransaction')[0]?.params).toEqual([
      {
        from: firstAddress,
        to: secondAddress,
        data: '0x',
        value: '0xc9f2c9cd04674edea40000000',
        gas: '0x5208',
        nonce: '0x0',
        chainId: '0x1',
      },
    ])
  })

  // F17, T23, T24
  it.each([
    ['has moved without saying so', '0x89', 'WALLET_ON_OTHER_NETWORK'],
    ['does not say where it is', 'mainnet', 'WALLET_REPLY_INVALID'],
  ])('asks nothing of a wallet that %s', async (_, chainId, code) => {
    const replies: Record<string, unknown> = { eth_sendTransaction: hash }
    const { kit, asked } = await connected(replies)
    replies.eth_chainId = chainId
    await expect(sendTransaction(kit, { to: secondAddress })).rejects.toMatchObject({ code })
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  // T22
  it.each([
    ['a negative amount', { value: -1n }],
    ['more than 256 bits', { value: 2n ** 256n }],
    ['an address with a wrong checksum', { to: secondAddress.replace('7', '7').replace('C', 'c') }],
    ['a name instead of an address', { to: 'alice.eth' }],
    ['data that is none', { data: 'ff' }],
    ['half a nonce', { nonce: 0.5 }],
  ])('refuses %s', async (_, wrong) => {
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    const parameters = { to: secondAddress, ...wrong } as never
    await expect(sendTransaction(kit, parameters)).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  // F16
  it.each([null, undefined, '', '0x', '0xabc', 1, [hash], { hash }])(
    'takes %j for no hash',
    async (eth_sendTransaction) => {
      const { kit } = await connected({ eth_sendTransaction })
      await expect(sendTransaction(kit, { to: secondAddress })).rejects.toMatchObject({
        code: 'WALLET_REPLY_INVALID',
      })
    },
  )

  // F14, F15
  it.each([
    [4001, 'USER_REJECTED'],
    [-32_002, 'WALLET_REQUEST_PENDING'],
    [4100, 'WALLET_UNAUTHORIZED'],
    [4200, 'WALLET_METHOD_UNSUPPORTED'],
    [4900, 'WALLET_DISCONNECTED'],
    [-32_000, 'WALLET_REQUEST_FAILED'],
  ] as const)('passes on code %i as %s', async (rpcCode, code) => {
    const { kit } = await connected({ eth_sendTransaction: failure(rpcCode) })
    await expect(sendTransaction(kit, { to: secondAddress })).rejects.toMatchObject({ code })
  })

  // F13, F25
  it.each([
    ['the wallet leaves', 'NOT_CONNECTED', (kit: ReturnType<typeof createTestKit>) => kit.disconnect()],
    ['the kit is destroyed', 'DESTROYED', (kit: ReturnType<typeof createTestKit>) => kit.destroy()],
  ])('ends when %s, although the wallet never answers', async (_, code, leave) => {
    const { kit, wallet, asked } = await connected()
    wallet.setNeverAnswer(true)
    const sending = sendTransaction(kit, { to: secondAddress })
    const outcome = expect(sending).rejects.toMatchObject({ code })
    await vi.waitFor(() => expect(asked('eth_sendTransaction')).toHaveLength(1))
    await leave(kit)
    await outcome
  })

  it('needs a wallet', async () => {
    await expect(sendTransaction(createTestKit(), { to: secondAddress })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })
})

describe('contracts', () => {
  const abi = [
    {
      type: 'function',
      name: 'transfer',
      stateMutability: 'nonpayable',
      inputs: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
      outputs: [{ name: '', type: 'bool' }],
    },
  ]
  const call = { address: secondAddress, abi, functionName: 'transfer', args: [firstAddress, 5n] } as const

  it('are called with the data of the ABI', async () => {
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    await expect(writeContract(kit, call)).resolves.toBe(hash)
    const params = asked('eth_sendTransaction')[0]?.params ?? []
    const [transaction] = params as readonly { data: string; to: string }[]
    expect(transaction?.to).toBe(secondAddress)
    expect(transaction?.data).toBe(
      `0xa9059cbb${firstAddress.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`,
    )
  })

  it.each([
    ['a function that the ABI does not have', { functionName: 'burn' }],
    ['too few arguments', { args: [firstAddress] }],
    ['an argument of another type', { args: [firstAddress, 'many'] }],
    ['no ABI', { abi: undefined }],
  ])('are not called with %s', async (_, wrong) => {
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    await expect(writeContract(kit, { ...call, ...wrong } as never)).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    })
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  it('are read, and what does not fit the ABI is refused', async () => {
    const kit = createTestKit()
    const { server } = onServices(
      createNode(node, { eth_chainId: '0x1', eth_call: `0x${'1'.padStart(64, '0')}` }).handler,
    )
    await expect(readContract(kit, call)).resolves.toBe(true)
    server.use(createNode(node, { eth_chainId: '0x1', eth_call: '0x' }).handler)
    await expect(readContract(kit, call)).rejects.toMatchObject({ code: 'RPC_REPLY_INVALID' })
  })
})

describe('fees', () => {
  const prices = { eth_chainId: '0x1', eth_gasPrice: '0xa' }

  it('are those of EIP-1559 where the network has it', async () => {
    const { handler } = createNode(node, {
      ...prices,
      eth_getBlockByNumber: { ...sampleBlock, baseFeePerGas: '0x64' },
      eth_maxPriorityFeePerGas: '0x5',
    })
    onServices(handler)
    await expect(estimateFees(createTestKit())).resolves.toEqual({
      gasPrice: 10n,
      maxFeePerGas: 125n,
      maxPriorityFeePerGas: 5n,
    })
  })

  it('are a price alone where it has not', async () => {
    onServices(
      http.post(node, async ({ request }) => {
        const calls = (await request.json()) as { id: number; method: string }[]
        return HttpResponse.json(
          calls.map(({ id, method }) => {
            if (method === 'eth_getBlockByNumber') return { jsonrpc: '2.0', id, result: sampleBlock }
            if (method in prices) return { jsonrpc: '2.0', id, result: prices[method as keyof typeof prices] }
            return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'the method does not exist' } }
          }),
        )
      }),
    )
    await expect(estimateFees(createTestKit())).resolves.toEqual({ gasPrice: 10n })
  })

  it('are not read on networks that the kit does not offer', async () => {
    const kit = createTestKit({ networks: [polygon] })
    await expect(estimateFees(kit, { caipNetworkId: 'eip155:1' })).rejects.toThrow(
      'Network not supported for Gas Price',
    )
  })

  // T23
  it('are not taken from a node of another chain', async () => {
    onServices(createNode(node, { eth_chainId: '0x89', eth_estimateGas: '0x1' }).handler)
    await expect(
      estimateGas(createTestKit(), { from: firstAddress, to: secondAddress }),
    ).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { expected: 'eip155:1', received: 'eip155:137' },
    })
  })
})

describe('a receipt', () => {
  // F9, F10
  it('is waited for while the node is down, and while it is behind', async () => {
    vi.useFakeTimers()
    try {
      const receipt = { ...sampleReceipt, transactionHash: hash, blockNumber: '0x5', status: '0x1' }
      let isDown = true
      let latest = '0x4'
      onServices(
        http.post(node, async ({ request }) => {
          if (isDown) return new HttpResponse('', { status: 503 })
          const results: Record<string, unknown> = {
            eth_chainId: '0x1',
            eth_blockNumber: latest,
            eth_getTransactionReceipt: receipt,
          }
          const calls = (await request.json()) as { id: number; method: string }[]
          return HttpResponse.json(
            calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] })),
          )
        }),
      )
      const waiting = waitForTransactionReceipt(createTestKit(), { hash, confirmations: 2 })
      const settled = vi.fn()
      void waiting.then(settled)
      await vi.advanceTimersByTimeAsync(12_000)
      isDown = false
      await vi.advanceTimersByTimeAsync(12_000)
      expect(settled).not.toHaveBeenCalled()
      latest = '0x6'
      await vi.advanceTimersByTimeAsync(3_000)
      await expect(waiting).resolves.toMatchObject({ status: 'success', blockNumber: 5n })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is given up on request', async () => {
    onServices(
      createNode(node, {
        eth_chainId: '0x1',
        eth_blockNumber: '0x1',
        eth_getTransactionReceipt: null,
        eth_getTransactionByHash: null,
      }).handler,
    )
    const controller = new AbortController()
    const waiting = waitForTransactionReceipt(createTestKit(), { hash, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  })
})

describe('capabilities that a wallet reports', () => {
  const asset = {
    address: 'native',
    balance: '0xde0b6b3a7640000',
    type: 'NATIVE',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2_000, iconUrl: '' },
  }

  it('are its assets, by network, with exact balances', async () => {
    const { kit, asked } = await connected({ wallet_getAssets: { '0x1': [asset] } })
    await expect(getAssets(kit, { caipNetworkIds: ['eip155:1'], types: ['NATIVE'] })).resolves.toEqual({
      'eip155:1': [{ ...asset, balance: 10n ** 18n }],
    })
    expect(asked('wallet_getAssets')[0]?.params).toEqual([
      { account: firstAddress, chainFilter: ['0x1'], assetTypeFilter: ['NATIVE'] },
    ])
  })

  // T7, F16
  it.each([
    null,
    [],
    { nonsense: [asset] },
    { '0x1': null },
    { '0x1': [{ ...asset, balance: 'plenty' }] },
    { '0x1': [{}] },
  ])('are no assets in %j', async (wallet_getAssets) => {
    const { kit } = await connected({ wallet_getAssets })
    await expect(getAssets(kit)).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
  })

  it('are capabilities of the networks that were asked for', async () => {
    const { kit, asked } = await connected({ wallet_getCapabilities: {} })
    await getCapabilities(kit, { caipNetworkIds: ['eip155:1', 'eip155:137'] })
    expect(asked('wallet_getCapabilities')[0]?.params).toEqual([firstAddress, ['0x1', '0x89']])
  })

  it('are permissions, passed on as they are', async () => {
    const granted = {
      context: '0xff',
      expiry: 1_900_000_000,
      permissions: [{ type: 'native-token-transfer' }],
    }
    const { kit, asked } = await connected({
      wallet_grantPermissions: granted,
      wallet_revokePermissions: null,
    })
    const wanted = { expiry: 1_900_000_000, permissions: [{ type: 'native-token-transfer' }] }
    await expect(grantPermissions(kit, wanted)).resolves.toEqual(granted)
    expect(asked('wallet_grantPermissions')[0]?.params).toEqual([wanted])
    await expect(revokePermissions(kit, { eth_accounts: {} })).resolves.toBeUndefined()
    expect(asked('wallet_revokePermissions')[0]?.params).toEqual([{ eth_accounts: {} }])
  })

  // T20
  it('are permissions that are refused where the wallet grants more', async () => {
    const { kit } = await connected({
      wallet_grantPermissions: { expiry: 1_900_000_001, permissions: [{ type: 'native-token-transfer' }] },
    })
    const wanted = { expiry: 1_900_000_000, permissions: [{ type: 'native-token-transfer' }] }
    await expect(grantPermissions(kit, wanted)).rejects.toMatchObject({
      code: 'PERMISSION_WIDER',
      context: { path: 'expiry' },
    })
  })
})
