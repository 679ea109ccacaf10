import { isAddress as isSolanaAddress, type Address as SolanaAddress } from '@solana/kit'
import { getAddress, isAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

/** A sign-in message for either namespace. Times may be invalid dates. */
export type SignInMessage = SignInFields &
  (
    | { readonly namespace: 'eip155'; readonly address: `0x${string}` }
    | { readonly namespace: 'solana'; readonly address: SolanaAddress }
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

/** Reads the nonce of a message, also of an otherwise malformed one. */
export function readNonce(message: string): string | undefined {
  return /\nNonce: ([a-zA-Z0-9]+)(?:\n|$)/.exec(message)?.[1]
}

/** Reads a message of EIP-4361 or of Sign-In With Solana; undefined when it is neither. */
export function parseSignInMessage(message: string): SignInMessage | undefined {
  return parseEvmMessage(message) ?? parseSolanaMessage(message)
}

function parseEvmMessage(message: string): SignInMessage | undefined {
  const fields = parseSiweMessage(message)
  const { scheme, domain, address, uri, version, chainId, issuedAt } = fields
  if (!domain || !address || !isAddress(address, { strict: false })) return undefined
  if (!uri || !issuedAt || version !== '1' || chainId === undefined) return undefined
  const { notBefore, expirationTime } = fields
  return {
    namespace: 'eip155',
    scheme,
    domain,
    address: getAddress(address),
    uri,
    chainId: `${chainId}`,
    issuedAt,
    notBefore,
    expirationTime,
  }
}

/**
 * A complete message. Stricter than the specification: the fields that protect a sign-in are required.
 * https://github.com/phantom/sign-in-with-solana#abnf-message-format
 */
const solanaMessage = new RegExp(
  [
    '^(?<domain>[^\\s/]+) wants you to sign in with your Solana account:',
    '(?<address>[1-9A-HJ-NP-Za-km-z]{32,44})',
    '(?:\\n(?<statement>.+)\\n)?',
    'URI: (?<uri>\\S+)',
    'Version: 1',
    'Chain ID: (?<chainId>[-a-zA-Z0-9:]+)',
    'Nonce: [a-zA-Z0-9]{8,}',
    'Issued At: (?<issuedAt>\\S+)',
  ].join('\\n') +
    [
      '(?:\\nExpiration Time: (?<expirationTime>\\S+))?',
      '(?:\\nNot Before: (?<notBefore>\\S+))?',
      '(?:\\nRequest ID: .*)?',
      '(?:\\nResources:(?:\\n- \\S+)*)?$',
    ].join(''),
)

function parseSolanaMessage(message: string): SignInMessage | undefined {
  const fields = solanaMessage.exec(message)?.groups
  const { domain, address, uri, chainId, issuedAt } = fields ?? {}
  if (!fields || !domain || !address || !uri || !chainId || !issuedAt) return undefined
  if (!isSolanaAddress(address)) return undefined
  const { notBefore, expirationTime } = fields
  return {
    namespace: 'solana',
    domain,
    address,
    uri,
    chainId,
    issuedAt: parseTime(issuedAt),
    notBefore: notBefore === undefined ? undefined : parseTime(notBefore),
    expirationTime: expirationTime === undefined ? undefined : parseTime(expirationTime),
  }
}

/** RFC 3339. `Date` alone accepts many other formats. */
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

function parseTime(text: string): Date {
  return new Date(time.test(text) ? text : Number.NaN)
}
