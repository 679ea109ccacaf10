import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { formatUnits } from '../../foundation/format/units.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SwapQuote } from './SwapReview.ts'

/** Events of one swap. They name the tokens and the amounts, not the account. */
export interface SwapTracker {
  initiated(): void
  succeeded(): void
  failed(error: unknown): void
  approvalFailed(error: unknown): void
}

export function trackSwap(
  context: WalletsContext,
  { caipNetworkId, from, to, amount, received }: SwapQuote,
): SwapTracker {
  const { track } = context
  const properties = {
    isSmartAccount: isSmartAccount(context),
    network: caipNetworkId,
    swapFromToken: from.symbol,
    swapToToken: to.symbol,
    swapFromAmount: formatUnits(amount, from.decimals),
    swapToAmount: formatUnits(received, to.decimals),
  }
  const fail = (event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR', error: unknown) => {
    const { message } = isWalletKitError(error) ? error : new Error('Something went wrong')
    track?.({ type: 'track', event, properties: { ...properties, message } })
  }
  return {
    initiated: () => track?.({ type: 'track', event: 'INITIATE_SWAP', properties }),
    succeeded: () => track?.({ type: 'track', event: 'SWAP_SUCCESS', properties }),
    failed: (error) => fail('SWAP_ERROR', error),
    approvalFailed: (error) => fail('SWAP_APPROVAL_ERROR', error),
  }
}
