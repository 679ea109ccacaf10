import { copyWalletError } from '../copyWalletError.ts'
import { isUserRejection } from '../isUserRejection.ts'

/** Codes that wallets give for a chain they do not know; 5000 is what pairing wallets say by default. */
const unknownChainCodes: readonly unknown[] = [4902, 5000, 32603, -32603]

interface WrappedError {
  readonly code?: unknown
  readonly data?: { readonly originalError?: { readonly code?: unknown } }
}

/**
 * Whether a refused network switch means "I do not know this chain", so that adding it may help.
 * 5000 and -32603 are also used for a visitor's "no", which must not be answered with a second question.
 */
export function isUnknownChainError(error: unknown): boolean {
  const copy = copyWalletError(error)
  if (typeof copy !== 'object' || copy === null) return false
  const { code, data } = copy as WrappedError
  if (code === 4902 || data?.originalError?.code === 4902) return true
  return unknownChainCodes.includes(code) && !isUserRejection({ ...copy, code: undefined })
}
