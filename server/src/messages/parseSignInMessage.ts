import { base58 } from '@scure/base'
import { getAddress, isAddress } from 'viem'

/** A sign-in message for either namespace. Times may be invalid dates. */
export type SignInMessage = SignInFields &
  (
    | { readonly namespace: 'eip155'; readonly address: `0x${string}` }
    | { readonly namespace: 'solana'; readonly address: string }
  )

interface SignInFields {
  readonly scheme?: string | undefined
  readonly domain: string
  readonly uri: string
  /** As in the message: a CAIP-2 reference, or (on Solana) a full CAIP-2 id. */
  readonly chainId: string
  readonly issuedAt: Date
  readonly notBefore?: Date | undefined
  readonly expirationTime?: Date | undefined
}

/** Reads the nonce of a message, also of an otherwise malformed one: not that of a statement `Nonce: …` before it. */
export function readNonce(message: string): string | undefined {
  const { nonce } = (evmMessage.exec(message) ?? solanaMessage.exec(message))?.groups ?? {}
  return nonce ?? /\nNonce: ([a-zA-Z0-9]+)(?:\n|$)/.exec(message)?.[1]
}

/** Reads a message of EIP-4361 or of Sign-In With Solana; undefined when it is neither. */
export function parseSignInMessage(message: string): SignInMessage | undefined {
  return parseEvmMessage(message) ?? parseSolanaMessage(message)
}

/** One line without characters that are invisible or change how the rest is shown. */
const statement = '(?:(?![\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800])[^\\p{Z}]| )+'
/** RFC 3986, appendix A. */
const uri = "[A-Za-z][A-Za-z0-9+.\\-]*:(?:[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+"

/**
 * A complete message, and nothing else. For Solana stricter than the specification: the fields that protect a sign-in
 * are required. https://eips.ethereum.org/EIPS/eip-4361#abnf-message-format,
 * https://github.com/phantom/sign-in-with-solana#abnf-message-format
 */
function createPattern(family: {
  scheme: string
  word: string
  address: string
  chainId: string
  emptyLine: string
}): RegExp {
  return new RegExp(
    [
      `^${family.scheme}(?<domain>[A-Za-z0-9._~\\-\\[\\]:]+)`,
      ` wants you to sign in with your ${family.word} account:`,
      `\\n(?<address>${family.address})\\n(?:\\n${statement}\\n|${family.emptyLine})`,
      `\\nURI: (?<uri>${uri})\\nVersion: 1\\nChain ID: (?<chainId>${family.chainId})`,
      '\\nNonce: (?<nonce>[a-zA-Z0-9]{8,})\\nIssued At: (?<issuedAt>\\S+)',
      '(?:\\nExpiration Time: (?<expirationTime>\\S+))?(?:\\nNot Before: (?<notBefore>\\S+))?',
      `(?:\\nRequest ID: (?:${statement})?)?(?:\\nResources:(?:\\n- ${uri})*)?$`,
    ].join(''),
    'u',
  )
}

const evmMessage = createPattern({
  scheme: '(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?',
  word: 'Ethereum',
  address: '0x[a-fA-F0-9]{40}',
  chainId: '[1-9]\\d*',
  emptyLine: '\\n',
})
const solanaMessage = createPattern({
  scheme: '',
  word: 'Solana',
  address: '[1-9A-HJ-NP-Za-km-z]{32,44}',
  chainId: '[-a-zA-Z0-9:]+',
  emptyLine: '',
})

function parseEvmMessage(message: string): SignInMessage | undefined {
  const { address, ...fields } = evmMessage.exec(message)?.groups ?? {}
  // EIP-4361 requires the checksum of EIP-55; `isAddress` alone accepts an address without one.
  if (!address || !isAddress(address) || address !== getAddress(address)) return undefined
  return { namespace: 'eip155', address, ...toFields(fields) }
}

function parseSolanaMessage(message: string): SignInMessage | undefined {
  const { address, ...fields } = solanaMessage.exec(message)?.groups ?? {}
  if (!address || !isSolanaAddress(address)) return undefined
  return { namespace: 'solana', address, ...toFields(fields) }
}

function isSolanaAddress(address: string): boolean {
  try {
    return base58.decode(address).length === 32
  } catch {
    return false
  }
}

function toFields(groups: Partial<Record<string, string>>): SignInFields {
  const { scheme, domain = '', uri = '', chainId = '', issuedAt = '', notBefore, expirationTime } = groups
  return {
    scheme,
    domain,
    uri,
    chainId,
    issuedAt: parseTime(issuedAt),
    notBefore: notBefore === undefined ? undefined : parseTime(notBefore),
    expirationTime: expirationTime === undefined ? undefined : parseTime(expirationTime),
  }
}

/** RFC 3339. `Date` alone accepts many other formats, and moves February 30 to March. */
const time = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

function parseTime(text: string): Date {
  const [, day] = time.exec(text) ?? []
  const midnight = new Date(day ?? Number.NaN)
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day
  return new Date(exists ? text : Number.NaN)
}
