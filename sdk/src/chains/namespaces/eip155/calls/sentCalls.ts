import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { CallParameters } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'

/** Calls of a bundle, as the wallet was asked for them. */
export interface SentCalls {
  readonly calls: readonly CallParameters[]
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly atomicRequired: boolean
  /** A service has to pay the network fee. */
  readonly sponsorRequired: boolean
}

/** Bundles of this page, to compare the wallet's report with. */
const bundles = defineKitState(() => new Map<string, SentCalls>())
const limit = 100

/** Keeps the calls of a bundle as long as the page is open. */
export function keepSentCalls(context: ChainsContext, id: string, sent: SentCalls): void {
  const kept = getKitState(context, bundles)
  kept.set(id, sent)
  for (const oldest of [...kept.keys()].slice(0, Math.max(kept.size - limit, 0))) kept.delete(oldest)
}

/** Calls of a bundle; `undefined` for one of another visit. */
export function getSentCalls(context: ChainsContext, id: string): SentCalls | undefined {
  return getKitState(context, bundles).get(id)
}
