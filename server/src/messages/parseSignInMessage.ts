import { base58 } from '@scure/base'
import { parseEip155SignInMessage } from '@wallet-kit/clients/sign-in/texts/parseEip155SignInMessage'
import { parseSolanaSignInMessage } from '@wallet-kit/clients/sign-in/texts/parseSolanaSignInMessage'
import type { Eip155SignInMessage } from '@wallet-kit/clients/sign-in/types/models/Eip155SignInMessage'
import { getAddress } from 'viem'

/** A sign-in message for either namespace. */
export type SignInMessage = SignInFields &
  (
    | { readonly namespace: 'eip155'; readonly address: `0x${string}` }
    | { readonly namespace: 'solana'; readonly address: string }
  )

interface SignInFields {
  readonly scheme?: string | undefined
  readonly domain: string
  readonly uri: string
  /** CAIP-2 id. */
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: Date
  readonly notBefore?: Date | undefined
  readonly expirationTime?: Date | undefined
}

const uriChecks = {
  uri: (uri: string) => URL.canParse(uri),
  resources: (uris: readonly string[]) => uris.every((uri) => URL.canParse(uri)),
}
// EIP-4361 requires the checksum of EIP-55.
const evmChecks = { ...uriChecks, accountAddress: (address: string) => getAddress(address) === address }
const solanaChecks = { ...uriChecks, accountAddress: isSolanaAddress }

/** Reads the nonce of a message, also of an otherwise malformed one: not that of a statement `Nonce: …` before it. */
export function readNonce(message: string): string | undefined {
  return parseSignInMessage(message)?.nonce ?? /\nNonce: ([a-zA-Z0-9]+)(?:\n|$)/.exec(message)?.[1]
}

/** Reads a message of EIP-4361 or of Sign-In With Solana; undefined when it is neither. */
export function parseSignInMessage(message: string): SignInMessage | undefined {
  const evm = parseEip155SignInMessage(message, evmChecks)
  if (evm.ok) {
    return { namespace: 'eip155', address: evm.value.accountAddress, ...toFields(evm.value) }
  }
  const solana = parseSolanaSignInMessage(message, solanaChecks)
  return solana.ok
    ? { namespace: 'solana', address: solana.value.accountAddress, ...toFields(solana.value) }
    : undefined
}

function isSolanaAddress(address: string): boolean {
  try {
    return base58.decode(address).length === 32
  } catch {
    return false
  }
}

function toFields(message: Omit<Eip155SignInMessage, 'accountAddress'>): SignInFields {
  const { scheme, domain, uri, chainId, nonce, issuedAt, notBefore, expirationTime } = message
  return {
    scheme,
    domain,
    uri,
    chainId,
    nonce,
    issuedAt: new Date(issuedAt),
    notBefore: notBefore === undefined ? undefined : new Date(notBefore),
    expirationTime: expirationTime === undefined ? undefined : new Date(expirationTime),
  }
}
