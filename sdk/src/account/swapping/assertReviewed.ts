import { swapQuoteExpired } from '@wallet-kit/clients/errors/constants'
import type { SwapTerms } from '../../chains/namespaces/Swaps.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getAge } from '../../foundation/platform/getAge.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { assertSender } from '../transactions/assertSender.ts'
import type { SwapReview } from './SwapReview.ts'
import { reviewLife } from './swapLimits.ts'

/**
 * Checks that the wallet is on the reviewed account and network, and that the review is not too old to be signed.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_ACCOUNT`, `WALLET_ON_OTHER_NETWORK`, `SWAP_QUOTE_EXPIRED`
 */
export function assertReviewed(
  context: WalletsContext,
  network: CaipNetwork,
  { account, builtAt }: SwapReview,
): void {
  assertSender(context, network, account)
  // A clock that was set back does not make it younger.
  if (getAge(builtAt) > reviewLife) throw createError(swapQuoteExpired)
}

export function toTerms({
  quote,
  account,
  minimum,
}: Pick<SwapReview, 'quote' | 'account' | 'minimum'>): SwapTerms {
  const { caipNetworkId, from, to, amount } = quote
  return { caipNetworkId, account, from: from.address, to: to.address, amount, minimum }
}
