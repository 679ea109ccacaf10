import { isWalletKitError } from '@wallet-kit/sdk/errors'

/** Why nothing was swapped, by the key of its message. */
export function swapErrorMessage(error: unknown) {
  if (isWalletKitError(error, 'USER_REJECTED')) return 'declined'
  if (isWalletKitError(error, 'WALLET_ON_OTHER_NETWORK')) return 'otherNetwork'
  if (isWalletKitError(error, 'WALLET_ON_OTHER_ACCOUNT')) return 'otherAccount'
  if (isWalletKitError(error, 'WALLET_UNAUTHORIZED')) return 'connectAgain'
  if (isWalletKitError(error, 'WALLET_REQUEST_PENDING')) return 'confirmInWallet'
  if (isWalletKitError(error, 'SWAP_REPLY_MISMATCH')) return 'mismatch'
  const isApproval =
    isWalletKitError(error, 'SWAP_APPROVAL_FAILED') ||
    isWalletKitError(error, 'TRANSACTION_REPLACED') ||
    isWalletKitError(error, 'TRANSACTION_UNCONFIRMED')
  return isApproval ? 'approvalFailed' : 'notSent'
}

/** Why a swap cannot be reviewed, by the key of its message. */
export function reviewMessage(error: unknown) {
  if (isWalletKitError(error, 'SWAP_REPLY_MISMATCH')) return 'mismatch'
  if (isWalletKitError(error, 'SWAP_UNVERIFIED')) return 'unverified'
  if (isWalletKitError(error, 'SWAP_AMOUNT_INCORRECT')) return 'noQuote'
  if (isWalletKitError(error, 'RPC_FAILED') || isWalletKitError(error, 'SWAP_QUOTE_CHANGED'))
    return 'wouldFail'
  return 'quoteFailed'
}
