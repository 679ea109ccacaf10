import { parseSignInMessage, readNonce, type SignInMessage } from '../messages/parseSignInMessage.ts'
import type { SignInNetwork } from '../options/SignInServerOptions.ts'
import { parseUrl } from '../requests/parseUrl.ts'
import type { Nonces } from '../store/createNonces.ts'
import { isEvmSignature } from './isEvmSignature.ts'
import { isSolanaSignature } from './isSolanaSignature.ts'

/** Reason for rejecting a sign-in: the `code` parameter of the redirect. */
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
  | 'too-many-sign-ins'
  | 'not-linked'

export type VerifySignInResult =
  /** `account` is CAIP-10; an EVM `address` is checksummed. */
  | { readonly ok: true; readonly account: string; readonly address: string }
  | {
      readonly ok: false
      readonly refusal: SignInRefusal
      readonly network?: string
      readonly cause?: unknown
    }

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
  readonly networks: readonly SignInNetwork[]
  readonly nonces: Nonces
}

/** Allowed difference between the clocks of client and server. */
const clockToleranceMs = 60_000
/** Of a message and of a signature: as in the contract, which an Auth.js of the host does not check. */
const longestField = 8_192

/**
 * Verifies a signed message of EIP-4361 or of Sign-In With Solana. The nonce is spent before anything else is checked,
 * so that each message gets one attempt.
 */
export async function verifySignIn(
  { networks, nonces }: VerifySignInContext,
  { message, signature, browser, origin, now }: VerifySignInParameters,
): Promise<VerifySignInResult> {
  if (message.length > longestField || signature.length > longestField) return refuse('malformed-message')
  const nonce = readNonce(message)
  if (!nonce) return refuse('malformed-message')
  const createdAt = browser === undefined ? undefined : await nonces.spend(nonce, browser, now)
  if (!createdAt) return refuse('unknown-nonce')
  const fields = parseSignInMessage(message)
  if (!fields) return refuse('malformed-message')
  if (!isOwnDomain(fields, origin)) return refuse('wrong-domain')
  if (!isOwnUri(fields.uri, origin)) return refuse('wrong-uri')
  const network = networks.find(({ id }) => id === fields.chainId)
  if (!network) return refuse('unknown-chain')
  const untimely = checkTimes(fields, createdAt, now)
  if (untimely) return refuse(untimely)
  try {
    if (!(await isSignedBy(fields, { network, message, signature }))) return refuse('wrong-signature')
  } catch (cause) {
    return { ok: false, refusal: 'chain-unavailable', network: network.id, cause }
  }
  const { address } = fields
  return { ok: true, account: `${network.id}:${address}`, address }
}

interface IsSignedByParameters extends Pick<VerifySignInParameters, 'message' | 'signature'> {
  readonly network: SignInNetwork
}

async function isSignedBy(fields: SignInMessage, parameters: IsSignedByParameters): Promise<boolean> {
  const { network, message, signature } = parameters
  return fields.namespace === 'solana'
    ? isSolanaSignature({ address: fields.address, message, signature })
    : isEvmSignature({
        address: fields.address,
        message,
        signature,
        rpcUrl: network.rpcUrl,
        chainId: BigInt(fields.chainId.slice('eip155:'.length)),
      })
}

function isOwnDomain({ domain, scheme }: SignInMessage, origin: string): boolean {
  const own = new URL(origin)
  return domain === own.host && (scheme === undefined || `${scheme}:` === own.protocol)
}

function isOwnUri(uri: string, origin: string): boolean {
  const url = parseUrl(uri)
  // The origin of `blob:https://app.example/…` is that of its content.
  const isPage = url?.protocol === new URL(origin).protocol && url.origin === origin
  return isPage && !url.username && !url.password
}

function checkTimes(
  { issuedAt, notBefore, expirationTime }: SignInMessage,
  nonceCreatedAt: Date,
  now: Date,
): SignInRefusal | undefined {
  const latest = now.getTime() + clockToleranceMs
  if (issuedAt.getTime() > latest || (notBefore && notBefore.getTime() > latest)) return 'not-yet-valid'
  // A message is not older than its nonce: then the clock that wrote the time is slow.
  if (issuedAt.getTime() < nonceCreatedAt.getTime() - clockToleranceMs) return 'expired'
  if (expirationTime && expirationTime.getTime() <= now.getTime() - clockToleranceMs) return 'expired'
  return undefined
}

function refuse(refusal: SignInRefusal): VerifySignInResult {
  return { ok: false, refusal }
}
