import { type Address, getAddress, type Hex, isAddressEqual, numberToHex, slice } from 'viem'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import { cleanText } from '../approval/cleanText.ts'
import type { ChainClient } from '../smartAccount/createChainClient.ts'
import { coinOfNetwork } from './readToken.ts'

/** Effect of calls on the balances of their account. */
export type Simulation =
  | { readonly status: 'succeeds'; readonly changes: readonly BalanceChange[] }
  /** Without a reason where the node gives none. */
  | { readonly status: 'fails'; readonly index: number; readonly reason: string | undefined }
  /** The node cannot tell. */
  | { readonly status: 'unknown' }

export interface BalanceChange {
  readonly token: Address | typeof coinOfNetwork
  /** In the token's smallest unit; negative when it is sent. */
  readonly amount: bigint
}

interface SimulatedCall {
  readonly status: Hex
  readonly returnData?: Hex
  readonly logs?: readonly {
    readonly address: Address
    readonly topics: readonly Hex[]
    readonly data: Hex
  }[]
  readonly error?: { readonly message?: string }
}

/** keccak256('Transfer(address,address,uint256)') */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Stands for the coin among the events of a simulation. https://github.com/ethereum/execution-apis (eth_simulateV1) */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const longestReason = 120

/** Tries calls one after the other, as their account, on the present state (`eth_simulateV1`). */
export async function simulateCalls({
  client,
  account,
  calls,
}: {
  readonly client: ChainClient
  readonly account: Address
  readonly calls: readonly AccountCall[]
}): Promise<Simulation> {
  const results = await simulate(client, account, calls)
  if (!results) return { status: 'unknown' }
  const index = results.findIndex(({ status }) => status !== '0x1')
  if (index >= 0) {
    const message = results[index]?.error?.message
    return { status: 'fails', index, reason: message && cleanText(message, longestReason) }
  }
  return { status: 'succeeds', changes: sumTransfers(results, account) }
}

async function simulate(
  client: ChainClient,
  from: Address,
  calls: readonly AccountCall[],
): Promise<readonly SimulatedCall[] | undefined> {
  try {
    const blocks = (await client.request({
      method: 'eth_simulateV1' as never,
      params: [
        {
          blockStateCalls: [
            { calls: calls.map(({ to, value, data }) => ({ from, to, value: numberToHex(value), data })) },
          ],
          traceTransfers: true,
          validation: false,
        },
        'latest',
      ] as never,
    })) as readonly { readonly calls: readonly SimulatedCall[] }[]
    return blocks[0]?.calls
  } catch {
    // Many nodes lack the method.
    return undefined
  }
}

function sumTransfers(results: readonly SimulatedCall[], account: Address): readonly BalanceChange[] {
  const sums = new Map<Address | typeof coinOfNetwork, bigint>()
  for (const { address, topics, data } of results.flatMap(({ logs = [] }) => logs)) {
    const [topic, from, to, tokenId] = topics
    // With a fourth topic it is the transfer of a collectible, not of an amount.
    if (topic !== transferTopic || !from || !to || tokenId || data.length !== 66) continue
    const token = address.toLowerCase() === coinAddress ? coinOfNetwork : getAddress(address)
    const sign = BigInt(isOf(to, account)) - BigInt(isOf(from, account))
    sums.set(token, (sums.get(token) ?? 0n) + sign * BigInt(data))
  }
  return [...sums].filter(([, amount]) => amount !== 0n).map(([token, amount]) => ({ token, amount }))
}

function isOf(topic: Hex, account: Address): boolean {
  return isAddressEqual(slice(topic, 12) as Address, account)
}
