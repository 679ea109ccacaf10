import type { TokenIssuer, VerifyIdToken } from '../../idTokens/verifyIdToken.ts'
import type { Spent } from '../createSpent.ts'
import { KeeperRefusal } from '../KeeperRefusal.ts'

/** A provider of OpenID Connect, as the keeper verifies it without asking the service. */
export interface OidcProvider extends TokenIssuer {
  /**
   * Whether tokens without a nonce are accepted, of a host's own provider that cannot have one. Such a token names no
   * device: it works once, for whoever brings it first. See SECURITY.md.
   */
  readonly withoutNonce?: boolean | undefined
}

interface VerifyProofParameters {
  readonly verify: VerifyIdToken
  readonly withoutNonce: boolean
  readonly idToken: string
  /** The device's, by `toLoginNonce`. */
  readonly nonce: string
  readonly spent: Spent
  /** Hash of the token, for one use. */
  readonly hash: () => Promise<string>
  readonly now: () => number
}

const dayMs = 24 * 60 * 60_000

/**
 * Verifies a token and its nonce.
 *
 * @returns the provider's id of the visitor
 * @throws KeeperRefusal `LOGIN_REFUSED`, or `UNAVAILABLE` when the provider's keys cannot be read
 */
export async function verifyIdToken(parameters: VerifyProofParameters): Promise<string> {
  const { verify, withoutNonce, idToken, nonce, spent, hash, now } = parameters
  const claims = await verify(idToken, now()).catch((cause: unknown) => {
    throw new KeeperRefusal('UNAVAILABLE', { cause })
  })
  if (!claims) throw new KeeperRefusal('LOGIN_REFUSED')
  if (claims.nonce === nonce) return claims.sub
  const isAccepted =
    withoutNonce && claims.nonce === undefined && (await spent.spend(`token ${await hash()}`, now() + dayMs))
  if (!isAccepted) throw new KeeperRefusal('LOGIN_REFUSED')
  return claims.sub
}
