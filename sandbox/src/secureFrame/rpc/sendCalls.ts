import { FrameRefusal, readChainId } from '@wallet-kit/frame'
import { type Hash, isHex, numberToHex } from 'viem'
import { evmChainOf } from './evmChainOf.ts'
import { type EvmTransaction, sendEvmTransaction } from './evmSigning.ts'
import type { RpcCall } from './RpcCall.ts'

interface SendCallsRequest {
  readonly version?: string
  readonly chainId?: string | number
  readonly from?: string
  readonly atomicRequired?: boolean
  readonly calls: readonly EvmTransaction[]
}

/** Sends each call as a transaction of its own, in order (EIP-5792). Stops at the first that fails. */
export async function sendCalls(call: RpcCall): Promise<{ readonly id: string }> {
  const [request] = call.params as readonly [SendCallsRequest]
  const { version = '1.0', from, atomicRequired = false, calls } = request
  if (!Array.isArray(calls) || calls.length === 0) throw new FrameRefusal('There are no calls.')
  if (atomicRequired) throw new FrameRefusal('This account cannot send calls atomically.', 501)
  const chainId = request.chainId === undefined ? call.chainId : toNumber(request.chainId)
  const chain = evmChainOf(call.state, chainId)
  const hashes: Hash[] = []
  for (const { to, value, data } of calls) {
    const [earlier] = hashes.slice(-1)
    // A call may depend on the effects of the one before.
    if (earlier) await chain.client.waitForTransactionReceipt({ hash: earlier })
    const transaction = { ...(from === undefined ? {} : { from }), to, value, data }
    hashes.push(await sendEvmTransaction(call, chainId, transaction))
  }
  const id = call.state.bundles.add({
    userId: call.user.id,
    chainId: chain.definition.chainId,
    version,
    hashes,
  })
  return { id }
}

/** Status of a bundle, in the version of its request: a number since 2.0.0, a word before. */
export async function getCallsStatus({ state, user, params }: RpcCall): Promise<object> {
  const [id] = params as readonly [string]
  const bundle = state.bundles.find(id)
  if (bundle?.userId !== user.id) throw new FrameRefusal('The bundle is unknown.', 404)
  const { version, chainId, hashes } = bundle
  const { call } = evmChainOf(state, chainId)
  const receipts = await call(hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })))
  const isMined = receipts.every((receipt) => receipt !== null)
  if (version.startsWith('1')) {
    return isMined ? { status: 'CONFIRMED', receipts } : { status: 'PENDING' }
  }
  const failures = receipts.filter(
    (receipt) => (receipt as { status?: string } | null)?.status === '0x0',
  ).length
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
