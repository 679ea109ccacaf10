import { base58 } from '@scure/base'
import { createSignInTextReader, type SignInText } from '@wallet-kit/clients/sign-in/createSignInTextReader'
import { getAddress, isAddress } from 'viem'

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
  /** As in the message: a CAIP-2 reference, or (on Solana) a full CAIP-2 id. */
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: Date
  readonly notBefore?: Date | undefined
  readonly expirationTime?: Date | undefined
}

const readEvmText = createSignInTextReader({
  hasScheme: true,
  blockchain: 'Ethereum',
  address: '0x[0-9A-Fa-f]{40}',
  chainId: '[1-9]\\d{0,31}',
  emptyLines: 2,
  // EIP-4361 requires the checksum of EIP-55; `isAddress` alone accepts an address without one.
  isAddress: (address) => isAddress(address) && getAddress(address) === address,
})

/**
 * Stricter than the specification: the fields that protect a sign-in are required.
 * https://github.com/phantom/sign-in-with-solana#abnf-message-format
 */
const readSolanaText = createSignInTextReader({
  hasScheme: false,
  blockchain: 'Solana',
  address: '[1-9A-HJ-NP-Za-km-z]{32,44}',
  chainId: '(?:solana:)?[-_a-zA-Z0-9]{1,32}',
  emptyLines: 1,
  isAddress: isSolanaAddress,
})

/** Reads the nonce of a message, also of an otherwise malformed one: not that of a statement `Nonce: …` before it. */
export function readNonce(message: string): string | undefined {
  return parseSignInMessage(message)?.nonce ?? /\nNonce: ([a-zA-Z0-9]+)(?:\n|$)/.exec(message)?.[1]
}

/** Reads a message of EIP-4361 or of Sign-In With Solana; undefined when it is neither. */
export function parseSignInMessage(message: string): SignInMessage | undefined {
  const evm = readEvmText(message)
  if (evm.ok) {
    const { address } = evm.fields
    return { namespace: 'eip155', address: address as `0x${string}`, ...toFields(evm.fields) }
  }
  const solana = readSolanaText(message)
  return solana.ok
    ? { namespace: 'solana', address: solana.fields.address, ...toFields(solana.fields) }
    : undefined
}

function isSolanaAddress(address: string): boolean {
  try {
    return base58.decode(address).length === 32
  } catch {
    return false
  }
}

function toFields(text: SignInText): SignInFields {
  const { scheme, domain, uri, chainId, nonce, issuedAt, notBefore, expirationTime } = text
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
