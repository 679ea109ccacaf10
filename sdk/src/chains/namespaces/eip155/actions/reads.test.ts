// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { decodeFunctionData, encodeAbiParameters, parseAbi, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { createNode } from '../../../../test/nodes.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, polygon, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { connected } from './connected.test.helper.ts'
import { getEnsAvatar, getEnsName } from './ens.ts'
import { estimateFees } from './estimateFees.ts'
import { estimateGas } from './estimateGas.ts'
import { readContract } from './readContract.ts'
import { writeContract } from './writeContract.ts'

const [node, polygonNode] = ['http://localhost:3000/node/1', 'http://localhost:3000/node/137'] as const
const hash = `0x${'ab'.repeat(32)}` as const
const block = { hash, number: '0x1', parentHash: hash, timestamp: '0x1', transactions: [] }
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

describe('the network that a call is about', () => {
  it('is where the connected wallet is', async () => {
    const { kit } = await connected({ eth_chainId: '0x89' })
    onServices(createNode(polygonNode, { eth_chainId: '0x89', eth_estimateGas: '0x5208' }).handler)
    await expect(estimateGas(kit, { to: secondAddress })).resolves.toBe(21_000n)
  })

  it('is the one that the call names', async () => {
    const { handler, calls } = createNode(polygonNode, {
      eth_chainId: '0x89',
      eth_estimateGas: '0x1',
      eth_call: word(1),
    })
    onServices(handler)
    const kit = createTestKit()
    const caipNetworkId = 'eip155:137'
    await expect(estimateGas(kit, { from: firstAddress, caipNetworkId })).resolves.toBe(1n)
    const abi = parseAbi(['function totalSupply() view returns (uint256)'])
    const call = { address: secondAddress, abi, functionName: 'totalSupply', caipNetworkId } as const
    await expect(readContract(kit, call)).resolves.toBe(1n)
    expect(calls.find(({ method }) => method === 'eth_call')?.params).toEqual([
      { to: secondAddress, data: '0x18160ddd' },
      'latest',
    ])
  })

  // F25
  it('is not read after destroy', async () => {
    const { requests } = onServices(createNode(node, { eth_chainId: '0x1' }).handler)
    const kit = createTestKit()
    kit.destroy()
    await expect(estimateGas(kit, { from: firstAddress })).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(getEnsName(kit, { address: firstAddress })).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(requests).toEqual([])
  })
})

// F25
it('a name is not read to the end when the kit is destroyed meanwhile', async () => {
  const kit = createTestKit()
  onServices(
    http.post(node, () => {
      kit.destroy()
      return new Promise<never>(() => undefined)
    }),
  )
  await expect(getEnsName(kit, { address: firstAddress })).rejects.toMatchObject({ code: 'DESTROYED' })
})

describe('a gas estimate', () => {
  it('is that of the connected account, unless another one is named', async () => {
    const { kit } = await connected()
    const { handler, calls } = createNode(node, { eth_chainId: '0x1', eth_estimateGas: '0x5208' })
    onServices(handler)
    await estimateGas(kit, { to: secondAddress, value: 1n })
    await estimateGas(kit, { from: secondAddress })
    const estimates = calls.filter(({ method }) => method === 'eth_estimateGas')
    expect(estimates.map(({ params }) => params)).toEqual([
      [{ from: firstAddress, to: secondAddress, value: '0x1' }],
      [{ from: secondAddress }],
    ])
  })

  it('needs a sender', async () => {
    await expect(estimateGas(createTestKit(), { to: secondAddress })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })
})

describe('fees', () => {
  it.each([
    ['no block', null, '0x5'],
    ['no base fee', block, '0x5'],
  ])('are a price alone with %s', async (_, eth_getBlockByNumber, eth_maxPriorityFeePerGas) => {
    const { handler, calls } = createNode(node, {
      eth_chainId: '0x1',
      eth_gasPrice: '0xa',
      eth_getBlockByNumber,
      eth_maxPriorityFeePerGas,
    })
    onServices(handler)
    await expect(estimateFees(createTestKit())).resolves.toStrictEqual({ gasPrice: 10n })
    expect(calls.find(({ method }) => method === 'eth_getBlockByNumber')?.params).toEqual(['latest', false])
  })

  it('are a price alone where the node does not suggest a tip', async () => {
    const results: Record<string, unknown> = {
      eth_chainId: '0x1',
      eth_gasPrice: '0xa',
      eth_getBlockByNumber: { ...block, baseFeePerGas: '0x64' },
    }
    onServices(
      http.post(node, async ({ request }) => {
        const calls = (await request.json()) as readonly { id: number; method: string }[]
        const error = { code: 3, message: 'no' }
        return HttpResponse.json(
          calls.map(({ id, method }) => ({
            jsonrpc: '2.0',
            id,
            ...(method in results ? { result: results[method] } : { error }),
          })),
        )
      }),
    )
    await expect(estimateFees(createTestKit())).resolves.toStrictEqual({ gasPrice: 10n })
  })

  it('name the cause where the network is not offered', async () => {
    const kit = createTestKit({ networks: [polygon] })
    await expect(estimateFees(kit, { caipNetworkId: 'eip155:1' })).rejects.toMatchObject({
      code: 'GAS_PRICE_NETWORK_UNSUPPORTED',
      cause: { code: 'CHAIN_NOT_SUPPORTED' },
    })
  })
})

describe('functions of one name', () => {
  const abi = parseAbi([
    'function get(address) view returns (bool)',
    'function get(uint256) view returns (string)',
  ])
  const call = { address: secondAddress, abi, functionName: 'get' } as const

  it('differ by their arguments, also when the result is decoded', async () => {
    const kit = createTestKit()
    const { server } = onServices(createNode(node, { eth_chainId: '0x1', eth_call: word(1) }).handler)
    await expect(readContract(kit, { ...call, args: [firstAddress] })).resolves.toBe(true)
    const text = encodeAbiParameters(parseAbiParameters('string'), ['one'])
    server.use(createNode(node, { eth_chainId: '0x1', eth_call: text }).handler)
    await expect(readContract(kit, { ...call, args: [1n] })).resolves.toBe('one')
  })

  it('are named in errors', async () => {
    const kit = createTestKit()
    await expect(writeContract(kit, { ...call, args: ['one'] })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method: 'get' },
      cause: expect.any(Error),
    })
    onServices(createNode(node, { eth_chainId: '0x1', eth_call: '0x' }).handler)
    await expect(readContract(kit, { ...call, args: [1n] })).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: 'get' },
      cause: expect.any(Error),
    })
  })
})

describe('the avatar of a name', () => {
  const universalResolver = parseAbi([
    'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  ])
  const text = parseAbi(['function text(bytes32, string) view returns (string)'])

  it('is the record of that key', async () => {
    const none = encodeAbiParameters(parseAbiParameters('bytes, address'), [
      encodeAbiParameters(parseAbiParameters('string'), ['']),
      `0x${'0'.repeat(40)}`,
    ])
    const { handler, calls } = createNode(node, { eth_chainId: '0x1', eth_call: none })
    onServices(handler)
    await expect(getEnsAvatar(createTestKit(), { name: 'alice.eth' })).resolves.toBeNull()
    const call = calls.find(({ method }) => method === 'eth_call')
    const [parameters] = (call?.params ?? []) as readonly { readonly data: `0x${string}` }[]
    const { args } = decodeFunctionData({ abi: universalResolver, data: parameters?.data ?? '0x' })
    expect(decodeFunctionData({ abi: text, data: args[1] }).args[1]).toBe('avatar')
  })

  it('is null for a name that ENSIP-15 does not allow, which no node is asked for', async () => {
    const { requests } = onServices(createNode(node, { eth_chainId: '0x1' }).handler)
    await expect(getEnsAvatar(createTestKit(), { name: 'vit\u0430lik.eth' })).resolves.toBeNull()
    expect(requests).toEqual([])
  })

  it('is unavailable when the nodes are, whose error is the cause', async () => {
    onServices(http.post(node, () => new HttpResponse('down', { status: 400 })))
    const kit = createTestKit()
    await expect(getEnsAvatar(kit, { name: 'alice.eth' })).rejects.toMatchObject({
      code: 'NAME_RESOLVE_FAILED',
      cause: expect.objectContaining({ message: expect.stringContaining('400') }),
    })
  })
})
