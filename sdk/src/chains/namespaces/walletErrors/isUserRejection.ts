import { copyWalletError, type WalletErrorValue } from './copyWalletError.ts'

const rejectionText =
  /(user|request)\s+(has\s+)?(rejected|denied|declined|disapproved|cancell?ed|closed|aborted)|(rejected|denied|declined|cancell?ed) by (the )?user/i

/**
 * Whether a caught value means that the visitor said no. Wallets say it as 4001 (EIP-1193), 5000 (pairing),
 * `ACTION_REJECTED` (ethers), as text only, and any of these wrapped in another error.
 */
export function isUserRejection(error: unknown): boolean {
  return isRejection(copyWalletError(error))
}

function isRejection(error: WalletErrorValue): boolean {
  if (typeof error === 'string') return rejectionText.test(error)
  if (typeof error !== 'object' || error === null) return false
  const { code, message, data, cause, error: inner, originalError } = error
  if (code === 4001 || code === 5000 || code === 'ACTION_REJECTED') return true
  if (typeof message === 'string' && rejectionText.test(message)) return true
  return [data, cause, inner, originalError].some(isRejection)
}
