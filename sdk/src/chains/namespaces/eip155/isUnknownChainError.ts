import {
  copyWalletError,
  type WalletErrorCopy,
  type WalletErrorValue,
} from '../walletErrors/copyWalletError.ts'
import { isUserRejection } from '../walletErrors/isUserRejection.ts'

/** Code of EIP-3326 for a chain that the wallet does not know. */
const unknownChain = 4902

/** Codes of wallets that give no better one: 5000 is what pairing wallets say by default, -32603 an internal error. */
const vagueCodes: readonly WalletErrorValue[] = [5000, 32603, -32603]

const aboutChains = /chain|network/i
const saysUnknown =
  /unrecogni[sz]ed|unknown|unsupported|unconfigured|unregistered|missing|invalid|no such|try adding|must be added|add (it|this|the)|wallet_addEthereumChain|(\bnot\b|n['’]t\b|\bunable to\b|\bfailed to\b).{0,30}\b(add|found|find|exist|support|recogni[sz]e|kn[eo]w|known|configure|enable|available|register|list)/i

/**
 * Whether a refused network switch means "I do not know this chain", so that adding it may help: by its code, wherever
 * that is, or by its text alone. Codes and texts are also used for a visitor's "no", which must not be answered with a
 * second question. https://eips.ethereum.org/EIPS/eip-3326
 */
export function isUnknownChainError(error: unknown): boolean {
  const parts = listParts(copyWalletError(error))
  if (parts.some(({ code }) => Number(code) === unknownChain)) return true
  if (parts.some(({ code, ...part }) => isUserRejection({ ...part, code: code === 5000 ? undefined : code })))
    return false
  return parts.some(({ code, message }) => vagueCodes.includes(code) || isAboutUnknownChain(message))
}

/** An error and everything inside it. */
function listParts(error: WalletErrorValue): readonly WalletErrorCopy[] {
  if (typeof error === 'string') return [{ message: error }]
  if (typeof error === 'number') return [{ code: error }]
  if (typeof error !== 'object' || error === null) return []
  const { data, cause, error: inner, originalError } = error
  return [error, ...[data, cause, inner, originalError].flatMap(listParts)]
}

function isAboutUnknownChain(message: WalletErrorValue): boolean {
  return typeof message === 'string' && aboutChains.test(message) && saysUnknown.test(message)
}
