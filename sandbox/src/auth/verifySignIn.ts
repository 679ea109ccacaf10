import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Chain } from '../chains/Chain.ts'
import type { Nonces } from './createNonces.ts'

/** Why a sign-in is refused; the caller finds it as `code` in the reply's address. */
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
  /** `account` is CAIP-10, `address` with checksum. */
  | { readonly ok: true; readonly account: string; readonly address: Address }
  | { readonly ok: false; readonly refusal: SignInRefusal; readonly cause?: unknown }

export interface VerifySignInParameters {
  readonly message: string
  readonly signature: string
  /** Origin of the page that is being signed in to. */
  readonly origin: string
  readonly now: Date
}

export interface VerifySignInContext {
  readonly chains: readonly Chain[]
  readonly nonces: Nonces
}

/** Clocks of visitors may differ from ours by this much. */
const clockToleranceMs = 60_000

/**
 * Checks a signed EIP-4361 message. The nonce is spent before anything else is looked at, so that a message gets one
 * try whatever is wrong with it.
 */
export async function verifySignIn(
  { chains, nonces }: VerifySignInContext,
  { message, signature, origin, now }: VerifySignInParameters,
): Promise<VerifySignInResult> {
  const fields = parseSiweMessage(message)
  const { address, chainId, nonce, uri, version, issuedAt } = fields
  if (!nonce) return refuse('malformed-message')
  if (!nonces.spend(nonce, now)) return refuse('unknown-nonce')
  if (!address || !isAddress(address, { strict: false }) || !uri || !issuedAt || version !== '1') {
    return refuse('malformed-message')
  }
  if (!isOwnDomain(fields, origin)) return refuse('wrong-domain')
  if (URL.parse(uri)?.origin !== origin) return refuse('wrong-uri')
  const chain = chains.find((candidate) => candidate.definition.chainId === chainId)
  if (!chain) return refuse('unknown-chain')
  const untimely = checkTimes({ ...fields, issuedAt }, now)
  if (untimely) return refuse(untimely)
  if (!isHex(signature)) return refuse('wrong-signature')
  try {
    const isValid = await chain.verifySignature({ address, message, signature: signature as Hex })
    if (!isValid) return refuse('wrong-signature')
  } catch (cause) {
    return refuse('chain-unavailable', cause)
  }
  const checksummed = getAddress(address)
  return { ok: true, account: `${chain.caipNetworkId}:${checksummed}`, address: checksummed }
}

type MessageFields = ReturnType<typeof parseSiweMessage>

function isOwnDomain({ domain, scheme }: MessageFields, origin: string): boolean {
  const own = new URL(origin)
  return domain === own.host && (scheme === undefined || `${scheme}:` === own.protocol)
}

function checkTimes(
  { issuedAt, notBefore, expirationTime }: MessageFields & { issuedAt: Date },
  now: Date,
): SignInRefusal | undefined {
  const times = [issuedAt, notBefore, expirationTime].filter((time) => time !== undefined)
  if (times.some((time) => Number.isNaN(time.getTime()))) return 'malformed-message'
  const latest = now.getTime() + clockToleranceMs
  if (issuedAt.getTime() > latest || (notBefore && notBefore.getTime() > latest)) return 'not-yet-valid'
  if (expirationTime && expirationTime.getTime() <= now.getTime() - clockToleranceMs) return 'expired'
  return undefined
}

function refuse(refusal: SignInRefusal, cause?: unknown): VerifySignInResult {
  return { ok: false, refusal, cause }
}
