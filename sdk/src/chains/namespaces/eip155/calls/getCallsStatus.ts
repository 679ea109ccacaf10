import { requestWalletGetCallsStatus } from '@wallet-kit/clients/ethereum/rpc'
import type { Log } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CallsReceipt, CallsStatus } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet } from '../actions/askEvmWallet.ts'
import { getNodeClient } from '../actions/getNodeClient.ts'
import type { HexText } from '../actions/toTransactionRequest.ts'
import { readCallsId, type SeparateCalls } from './callsId.ts'

export interface GetCallsStatusParameters {
  /** From `sendCalls`. */
  readonly id: string
}

const statuses: Readonly<Record<number, CallsStatus['status']>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partiallyReverted',
}

/** Codes of the strings of the first version. */
const firstVersion = { PENDING: 100, CONFIRMED: 200 } as const

/**
 * State of calls of `sendCalls`: the wallet's report of a bundle (`wallet_getCallsStatus`, EIP-5792), or what the nodes have of
 * calls that were sent one by one.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_METHOD_UNSUPPORTED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`,
 * `RPC_FAILED`
 *
 * @example
 * const { status, receipts } = await getCallsStatus(kit, { id })
 */
export async function getCallsStatus(
  kit: KitHandle<ChainsContext>,
  { id }: GetCallsStatusParameters,
): Promise<CallsStatus> {
  const separate = readCallsId(id)
  return separate ? readSeparateStatus(kit, id, separate) : askForStatus(kit, id)
}

function askForStatus(kit: KitHandle<ChainsContext>, id: string): Promise<CallsStatus> {
  return askEvmWallet(kit, async ({ ask }) => {
    const { status, atomic, receipts } = await ask(requestWalletGetCallsStatus, [id])
    const statusCode = typeof status === 'number' ? status : firstVersion[status]
    return {
      id,
      // A code of a later version: nothing is known to be final.
      status: statuses[Math.floor(statusCode / 100)] ?? 'pending',
      statusCode,
      ...(atomic !== undefined && { atomic }),
      receipts: (receipts ?? []).map(toCallsReceipt),
    }
  })
}

async function readSeparateStatus(
  kit: KitHandle<ChainsContext>,
  id: string,
  { hashes, chainId, total }: SeparateCalls,
): Promise<CallsStatus> {
  const client = await getNodeClient(kit._internal, { caipNetworkId: `eip155:${chainId}` })
  const found = await Promise.all(
    hashes.map((hash) => client.request({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  const receipts = found.filter((receipt) => receipt !== null).map(toCallsReceipt)
  const statusCode = toStatusCode({ receipts, sent: hashes.length, total })
  const status = statuses[statusCode / 100] ?? 'pending'
  return { id, status, statusCode, atomic: false, receipts }
}

/** Code of calls that are transactions of their own. Those that were not sent had no effect, like reverted ones. */
function toStatusCode({
  receipts,
  sent,
  total,
}: {
  readonly receipts: readonly CallsReceipt[]
  readonly sent: number
  readonly total: number
}): number {
  if (receipts.length < sent) return 100
  const successes = receipts.filter(({ status }) => status !== 'reverted').length
  if (successes === total) return 200
  return successes === 0 ? 500 : 600
}

/** A receipt as nodes and wallets write it. */
interface WireCallsReceipt {
  readonly transactionHash: HexText
  readonly status?: string | undefined
  readonly blockNumber?: string | undefined
  readonly gasUsed?: string | undefined
  readonly logs?: readonly Log[] | undefined
}

export function toCallsReceipt(receipt: WireCallsReceipt): CallsReceipt {
  return {
    transactionHash: receipt.transactionHash,
    ...(receipt.status && {
      status: BigInt(receipt.status) === 1n ? ('success' as const) : ('reverted' as const),
    }),
    ...(receipt.blockNumber && { blockNumber: BigInt(receipt.blockNumber) }),
    ...(receipt.gasUsed && { gasUsed: BigInt(receipt.gasUsed) }),
    logs: receipt.logs ?? [],
  }
}
