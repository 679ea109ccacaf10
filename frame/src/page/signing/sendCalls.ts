import type { KeptCalls } from '@wallet-kit/clients/frame-service/types'
import { type Hash, type Hex, isHex, numberToHex, toHex } from 'viem'
import { readChainId } from '../../service/networks/readChainId.ts'
import { type EvmTransaction, evmClientOf, sendEvmTransaction } from './evmSigning.ts'
import type { SigningCall } from './WalletCall.ts'

interface SendCallsRequest {
  readonly version?: string
  readonly chainId?: string | number
  readonly from?: string
  readonly atomicRequired?: boolean
  readonly calls: readonly EvmTransaction[]
}

/** Sends each call as a transaction of its own, in order (EIP-5792). Stops at the first that fails. */
export async function sendCalls(call: SigningCall): Promise<{ readonly id: string }> {
  const [request] = call.params as readonly [SendCallsRequest]
  const { version = '1.0', from, atomicRequired = false, calls } = request
  if (!Array.isArray(calls) || calls.length === 0) throw new Error('There are no calls.')
  if (atomicRequired) throw new Error('This account cannot send calls atomically.')
  const chainId = request.chainId === undefined ? call.chainId : toNumber(request.chainId)
  const client = evmClientOf(call, chainId)
  const transactions: Hash[] = []
  for (const { to, value, data } of calls) {
    const [earlier] = transactions.slice(-1)
    // A call may depend on the effects of the one before.
    if (earlier) await client.waitForTransactionReceipt({ hash: earlier })
    const transaction = { ...(from === undefined ? {} : { from }), to, value, data }
    transactions.push(await sendEvmTransaction(call, chainId, transaction))
  }
  const id = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const kept: KeptCalls = { id, version, chainId: client.chain.id, transactions }
  await call.api.call('/calls/keep', kept)
  return { id }
}

/** Status of calls that were sent as transactions, in the version of their request: a number since 2.0.0, a word before. */
export async function getCallsStatus({ api, config, params }: SigningCall): Promise<object> {
  const [id] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const { calls } = await api.call<{ calls: KeptCalls | null }>('/calls/find', { id })
  if (!calls?.transactions) throw new Error('The bundle is unknown.')
  const { version, chainId, transactions } = calls
  const client = evmClientOf({ api, config }, chainId)
  const receipts = await Promise.all(
    transactions.map((hash) =>
      client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hex] }),
    ),
  )
  const isMined = receipts.every((receipt) => receipt !== null)
  if (version.startsWith('1')) {
    return isMined ? { status: 'CONFIRMED', receipts } : { status: 'PENDING' }
  }
  const failures = receipts.filter((receipt) => receipt?.status === '0x0').length
  return {
    version,
    id,
    chainId: numberToHex(chainId),
    atomic: false,
    status: isMined ? finalStatus(failures, receipts.length) : 100,
    ...(isMined ? { receipts } : {}),
  }
}

/** Confirmed, reverted as a whole, or in part. https://eips.ethereum.org/EIPS/eip-5792 */
function finalStatus(failures: number, total: number): number {
  if (failures === 0) return 200
  return failures === total ? 500 : 600
}

function toNumber(chainId: string | number): number | string {
  return isHex(chainId) ? Number(chainId) : readChainId(chainId)
}
