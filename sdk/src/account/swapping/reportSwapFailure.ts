import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** Shows the toast of a swap that was not sent. The view states errors that the visitor can act on. */
export function reportSwapFailure({ notices, lifetime }: WalletsContext, error: unknown): void {
  if (lifetime.aborted || isWalletKitError(error, 'SWAP_QUOTE_EXPIRED')) return
  const isRejected = isWalletKitError(error, 'USER_REJECTED')
  notices.showToast({ key: isRejected ? 'signatureDeclined' : 'sendFailed', variant: 'error' })
}
