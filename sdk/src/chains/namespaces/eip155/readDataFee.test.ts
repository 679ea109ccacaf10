import { rpcFailed } from '@wallet-kit/clients/errors/constants'
import { decodeFunctionData, erc20Abi, parseAbi, parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { createError } from '../../../foundation/errors/createError.ts'
import { encodeCall } from './contracts/contractCalls.ts'
import { readDataFee } from './readDataFee.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

const to = `0x${'ab'.repeat(20)}` as const
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const abi = parseAbi(['function getL1Fee(bytes data) view returns (uint256)'])

/** Nodes on which every call has this result. Collects the calls. */
function createClient(result: string | Error) {
  const calls: { readonly to: string; readonly data: `0x${string}` }[] = []
  const client = {
    async request({ params }: { params: (typeof calls)[number][] }) {
      calls.push(...params.slice(0, 1))
      if (result instanceof Error) throw result
      return result
    },
  } as unknown as NodeClient
  return { client, calls }
}

describe('the fee for publishing a transaction', () => {
  it.each([
    ['eip155:10', '0x420000000000000000000000000000000000000f'],
    ['eip155:534352', '0x5300000000000000000000000000000000000002'],
  ] as const)('is what the contract of %s says of the whole transaction', async (network, oracle) => {
    const { client, calls } = createClient(word(1_234n))
    const data = encodeCall({ address: to, abi: erc20Abi, functionName: 'transfer', args: [to, 7n] })
    await expect(readDataFee(client, network, { to, data })).resolves.toBe(1_234n)
    const [call] = calls
    expect(call?.to).toBe(oracle)
    const { args } = decodeFunctionData({ abi, data: call?.data ?? '0x' })
    expect(parseTransaction(args[0])).toMatchObject({ to, data })
  })

  it.each([
    ['has no such contract', '0x'],
    ['has another contract there', `${word(1n)}00`],
    ['has a contract that refuses', createError(rpcFailed, { context: { method: 'eth_call' } })],
  ])('is nothing where the network %s', async (_, result) => {
    const { client } = createClient(result)
    await expect(readDataFee(client, 'eip155:137', { to, value: 1n })).resolves.toBe(0n)
  })

  it('is nothing on Ethereum, which is not asked', async () => {
    const { client, calls } = createClient(word(1n))
    await expect(readDataFee(client, 'eip155:1', { to, value: 1n })).resolves.toBe(0n)
    expect(calls).toEqual([])
  })
})
