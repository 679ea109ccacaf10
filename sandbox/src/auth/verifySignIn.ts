import { isHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { solanaDefinition } from '../solana/solanaDefinition.ts'
import type { Nonces } from './createNonces.ts'
import { isSolanaSignature } from './isSolanaSignature.ts'
import { parseSignInMessage, readNonce, type SignInMessage } from './parseSignInMessage.ts'

/** Why a sign-in is rejected: the `code` parameter of the redirect. */
export type SignInRefusal =
  | 'malformed-message'
  | 'unknown-nonce'
  | 'wrong-domain'
  | 'wrong-uri'
  | 'unknown-chain'
  | 'expired'
  | 'not-yet-valid'
  | 'wrong-signature'
  | 'chain-unavailable'

export type VerifySignInResult =
  /** `account` is CAIP-10; an EVM `address` is checksummed. */
  | { readonly ok: true; readonly account: string; readonly address: string }
  | { readonly ok: false; readonly refusal: SignInRefusal; readonly cause?: unknown }

export interface VerifySignInParameters {
  readonly message: string
  readonly signature: string
  /** Browser that sends them; undefined when it has not asked for a nonce. */
  readonly browser: string | undefined
  /** Origin of the page that the user signs in to. */
  readonly origin: string
  readonly now: Date
}

export interface VerifySignInContext {
  readonly chains: readonly Chain[]
  readonly nonces: Nonces
}

/** Allowed difference between the clocks of client and server. */
const clockToleranceMs = 60_000

/**
 * Verifies a signed message of EIP-4361 or of Sign-In With Solana. The nonce is spent before anything else is checked,
 * so that each message gets one attempt.
 */
export async function verifySignIn(
  { chains, nonces }: VerifySignInContext,
  { message, signature, browser, origin, now }: VerifySignInParameters,
): Promise<VerifySignInResult> {
  const nonce = readNonce(message)
  if (!nonce) return refuse('malformed-message')
  const createdAt = browser === undefined ? undefined : nonces.spend(nonce, browser, now)
  if (!createdAt) return refuse('unknown-nonce')
  const fields = parseSignInMessage(message)
  if (!fields) return refuse('malformed-message')
  if (!isOwnDomain(fields, origin)) return refuse('wrong-domain')
  if (!isOwnUri(fields.uri, origin)) return refuse('wrong-uri')
  const chain = findChain(chains, fields)
  if (!chain) return refuse('unknown-chain')
  const untimely = checkTimes(fields, createdAt, now)
  if (untimely) return refuse(untimely)
  try {
    if (!(await chain.verify(message, signature))) return refuse('wrong-signature')
  } catch (cause) {
    return refuse('chain-unavailable', cause)
  }
  const { address } = fields
  return { ok: true, account: `${chain.caipNetworkId}:${address}`, address }
}

interface SignedChain {
  readonly caipNetworkId: string
  verify(message: string, signature: string): Promise<boolean>
}

/** Finds the chain of a message and its signature check. */
function findChain(chains: readonly Chain[], fields: SignInMessage): SignedChain | undefined {
  if (fields.namespace === 'solana') {
    const { caipNetworkId } = solanaDefinition
    const { address, chainId } = fields
    if (`solana:${chainId}` !== caipNetworkId && chainId !== caipNetworkId) return undefined
    return {
      caipNetworkId,
      verify: async (message, signature) => isSolanaSignature({ address, message, signature }),
    }
  }
  const { address, chainId } = fields
  const chain = chains.find((candidate) => `${candidate.definition.chainId}` === chainId)
  return (
    chain && {
      caipNetworkId: chain.caipNetworkId,
      verify: async (message, signature) =>
        isHex(signature) && chain.verifySignature({ address, message, signature }),
    }
  )
}

function isOwnDomain({ domain, scheme }: SignInMessage, origin: string): boolean {
  const own = new URL(origin)
  return domain === own.host && (scheme === undefined || `${scheme}:` === own.protocol)
}

function isOwnUri(uri: string, origin: string): boolean {
  const url = URL.parse(uri)
  // The origin of `blob:https://app.example/…` is that of its content.
  const isPage = url?.protocol === new URL(origin).protocol && url.origin === origin
  return isPage && !url.username && !url.password
}

function checkTimes(
  { issuedAt, notBefore, expirationTime }: SignInMessage,
  nonceCreatedAt: Date,
  now: Date,
): SignInRefusal | undefined {
  const times = [issuedAt, notBefore, expirationTime].filter((time) => time !== undefined)
  if (times.some((time) => Number.isNaN(time.getTime()))) return 'malformed-message'
  const latest = now.getTime() + clockToleranceMs
  if (issuedAt.getTime() > latest || (notBefore && notBefore.getTime() > latest)) return 'not-yet-valid'
  // A message is not older than its nonce: then the clock that wrote the time is slow.
  if (issuedAt.getTime() < nonceCreatedAt.getTime() - clockToleranceMs) return 'expired'
  if (expirationTime && expirationTime.getTime() <= now.getTime() - clockToleranceMs) return 'expired'
  return undefined
}

function refuse(refusal: SignInRefusal, cause?: unknown): VerifySignInResult {
  return { ok: false, refusal, cause }
}
