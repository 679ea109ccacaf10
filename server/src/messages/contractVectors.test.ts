import { hashMessage, isHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readVectors } from '../testing/readVectors.test.helper.ts'
import { isEvmSignature } from '../verification/isEvmSignature.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'

const contracts = readVectors<Record<string, { message: string; signature: string }>>('siwe/eip1271.json')
const undeployed = readVectors<{
  wrapped: string
  not_wrapped: string[]
  malformed: string[]
  signer_of_inner: { address: `0x${string}`; message: string }
}>('siwe/erc6492_signature.json')

/** Calls to the node. */
let calls: string[]
/** Decision of the contract. */
let isAccepted: boolean

beforeEach(() => {
  calls = []
  isAccepted = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { id, method, params } = (await new Request(input).json()) as {
      id: number
      method: string
      params?: [{ data: string }]
    }
    if (params) calls.push(params[0].data)
    const decision = `0x${(isAccepted ? '1' : '0').padStart(64, '0')}`
    return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : decision })
  })
})
afterEach(() => void vi.restoreAllMocks())

const rpcUrl = 'https://node.example'

describe.skipIf(!contracts)('signatures of contract accounts (ERC-1271)', () => {
  // T8
  test.each(Object.entries(contracts ?? {}))('%s: the contract decides', async (_, vector) => {
    const { message, signature } = vector
    const parsed = parseSignInMessage(message)
    if (parsed?.namespace !== 'eip155') throw new Error('not read')
    const { address } = parsed
    const isSigned = (url?: string) =>
      isEvmSignature({ address, message, signature, rpcUrl: url, chainId: 1n })
    expect(await isSigned(rpcUrl)).toBe(true)
    const [data = ''] = calls
    for (const part of [address, hashMessage(message), signature])
      expect(data).toContain(part.slice(2).toLowerCase())

    isAccepted = false
    expect(await isSigned(rpcUrl)).toBe(false)
    // Without a node nobody can say.
    calls = []
    expect(await isSigned()).toBe(false)
    expect(calls).toEqual([])
  })
})

describe.skipIf(!undeployed)('signatures of accounts that are not deployed (ERC-6492)', () => {
  const { wrapped = '', not_wrapped: bare = [], malformed = [], signer_of_inner: signer } = undeployed ?? {}
  const isSigned = (signature: string, url?: string) =>
    isEvmSignature({
      address: signer?.address ?? '0x',
      message: signer?.message ?? '',
      signature,
      rpcUrl: url,
      chainId: 1n,
    })

  // T8
  test('are passed on as they are, and decided by the node alone', async () => {
    expect(await isSigned(wrapped, rpcUrl)).toBe(true)
    expect(calls).toEqual([expect.stringContaining(wrapped.slice(2))])
    isAccepted = false
    expect(await isSigned(wrapped, rpcUrl)).toBe(false)
    // The signature inside is that of the key, but the wrapping says that the account is a contract.
    expect(await isSigned(wrapped)).toBe(false)
  })

  test('are told apart from a key’s own, which needs no node', async () => {
    const [own = '', ...others] = bare
    isAccepted = false
    expect(await isSigned(own, rpcUrl)).toBe(true)
    expect(calls).toEqual([])
    for (const other of [...others, ...malformed]) {
      expect(isHex(other)).toBe(true)
      expect(await isSigned(other, rpcUrl)).toBe(false)
    }
  })
})
