import { isWalletKitError } from '@wallet-kit/sdk/errors'

/** Why nothing was sent, by the key of its message. */
export function sendErrorMessage(error: unknown) {
  if (isWalletKitError(error, 'USER_REJECTED')) return 'declinedText'
  if (isWalletKitError(error, 'WALLET_ON_OTHER_NETWORK')) return 'otherNetwork'
  if (isWalletKitError(error, 'WALLET_ON_OTHER_ACCOUNT')) return 'otherAccount'
  if (isWalletKitError(error, 'WALLET_REQUEST_PENDING')) return 'confirmInWallet'
  if (isWalletKitError(error, 'WALLET_UNAUTHORIZED')) return 'connectAgain'
  if (isWalletKitError(error, 'SEND_INPUT_INVALID')) return 'invalidInput'
  return 'notSent'
}
