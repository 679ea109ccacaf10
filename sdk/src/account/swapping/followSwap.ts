import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { refresh } from '../sending/followTransfer.ts'
import { isUnsettled, watchUnsettled } from '../sending/watchUnsettled.ts'
import { toTerms } from './assertReviewed.ts'
import { getSwaps, type NetworkSwaps } from './getSwaps.ts'
import type { SentSwap } from './SentSwap.ts'
import type { SwapContext } from './SwapContext.ts'
import { getSentSwaps, settleSentSwap } from './sentSwaps.ts'
import { trackSwap } from './trackSwap.ts'

/** Ids of swaps that are being followed, or looked at. */
const followed = defineKitState(() => new Set<string>())

/** Follows a swap until it is in a block, then has what the account holds read again. Never rejects. */
export async function followSwap(
  kit: KitHandle<SwapContext>,
  { swaps }: NetworkSwaps,
  swap: SentSwap,
): Promise<void> {
  const { _internal: context } = kit
  const ids = getKitState(context, followed)
  ids.add(swap.id)
  try {
    settle(context, swap, await swaps.wait(kit, toTerms(swap), toCalls(swap), swap.call))
  } catch (error) {
    if (context.lifetime.aborted) return
    const isReplaced = isWalletKitError(error, 'TRANSACTION_REPLACED')
    settleSentSwap(context, swap.id, { status: isReplaced ? 'replaced' : 'unknown' })
  } finally {
    ids.delete(swap.id)
  }
  await refreshAccount(kit, swap)
}

export interface CheckSentSwapParameters {
  /** Of a swap of `getSentSwaps`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads once more what has become of a swap that is not settled, within 5 s. What nodes and wallet cannot say stays as it
 * is: the wallet that has sent a bundle has to be connected.
 *
 * @returns whether it is settled now
 *
 * @example
 * const isSettled = await checkSentSwap(kit, { id: sent.id })
 */
export async function checkSentSwap(
  kit: KitHandle<SwapContext>,
  { id, signal }: CheckSentSwapParameters,
): Promise<boolean> {
  const { _internal: context } = kit
  const { list } = getSentSwaps(kit).getState()
  const swap = list.find((sent) => sent.id === id)
  if (!swap || !isUnsettled(swap)) return swap !== undefined
  const ids = getKitState(context, followed)
  if (ids.has(id)) return false
  ids.add(id)
  try {
    const outcome = await look(kit, swap, signal)
    if (!outcome || context.lifetime.aborted) return false
    settle(context, swap, outcome)
  } finally {
    ids.delete(id)
  }
  await refreshAccount(kit, swap)
  return true
}

/**
 * Goes on looking at swaps of `getSentSwaps` that are not settled: those of an earlier visit, and those that were not in a
 * block when the kit stopped. At first immediately, then with pauses that grow to a minute.
 *
 * @returns ends it
 *
 * @example
 * const stop = watchSentSwaps(kit)
 */
export function watchSentSwaps(kit: KitHandle<SwapContext>): () => void {
  const { _internal: context } = kit
  return watchUnsettled({
    store: getSentSwaps(kit),
    check: ({ id }, signal) => checkSentSwap(kit, { id, signal }),
    isFollowed: (id) => getKitState(context, followed).has(id),
    lifetime: context.lifetime,
  })
}

type Outcome = Parameters<typeof settleSentSwap>[2]

function settle(context: SwapContext, { id, quote }: SentSwap, outcome: Outcome): void {
  settleSentSwap(context, id, outcome)
  if (outcome.status === 'confirmed') trackSwap(context, quote).succeeded()
}

/** What nodes and wallet say; `undefined` for nothing. */
async function look(
  kit: KitHandle<SwapContext>,
  swap: SentSwap,
  signal: AbortSignal | undefined,
): Promise<Outcome | undefined> {
  try {
    const { swaps } = await getSwaps(kit, swap.quote.caipNetworkId)
    return await swaps.wait(kit, toTerms(swap), toCalls(swap), swap.call, { signal, isLate: true })
  } catch (error) {
    // Nodes that are down, or a wallet that is not connected: what is not known stays so.
    return isWalletKitError(error, 'TRANSACTION_REPLACED') ? { status: 'replaced' } : undefined
  }
}

const toCalls = ({ id, hash }: SentSwap) => ({ id, isBundle: hash === undefined })

function refreshAccount(kit: KitHandle<SwapContext>, { account, quote }: SentSwap): Promise<void> {
  return refresh(kit, { caipNetworkId: quote.caipNetworkId, sender: account })
}
