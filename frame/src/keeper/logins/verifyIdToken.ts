import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { KeeperRefusal } from '../KeeperRefusal.ts'

/** A provider of OpenID Connect, as the keeper verifies it without asking the service. */
export interface OidcProvider {
  readonly issuer: string | string[]
  /** Client ids of the frame at the provider. */
  readonly audience: string | string[]
  /** Address of the provider's keys, or a function that gives them. */
  readonly jwks: URL | JWTVerifyGetKey
}

interface VerifyIdTokenParameters {
  readonly provider: Omit<OidcProvider, 'jwks'> & { readonly jwks: JWTVerifyGetKey }
  readonly idToken: string
  /** The device's, by `toLoginNonce`. */
  readonly nonce: string
  readonly now: () => number
}

/** Only signatures by a key of the provider; never a secret that the service has as well. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

/**
 * Verifies signature, issuer, audience, time (issued within ten minutes) and nonce.
 *
 * @returns the provider's id of the visitor
 * @throws KeeperRefusal `LOGIN_REFUSED`, or `UNAVAILABLE` when the provider's keys cannot be read
 */
export async function verifyIdToken(parameters: VerifyIdTokenParameters): Promise<string> {
  const { provider, idToken, nonce, now } = parameters
  const { issuer, audience, jwks } = provider
  const { payload } = await jwtVerify(idToken, jwks, {
    issuer,
    audience,
    algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    maxTokenAge: 600,
    clockTolerance: 30,
    currentDate: new Date(now()),
  }).catch((cause: unknown) => {
    const isOurs = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout)
    throw new KeeperRefusal(isOurs ? 'LOGIN_REFUSED' : 'UNAVAILABLE', { cause })
  })
  // A token for several apps names the one that it was made for.
  const isForUs = payload.azp === undefined || [audience].flat().includes(`${payload.azp}`)
  if (payload.nonce !== nonce || !payload.sub || !isForUs) throw new KeeperRefusal('LOGIN_REFUSED')
  return payload.sub
}
