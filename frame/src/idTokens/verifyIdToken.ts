import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** An issuer of signed tokens. */
export interface TokenIssuer {
  readonly issuer: string | string[]
  /** Ids of the frame at the issuer. */
  readonly audience: string | string[]
  /** Address of the issuer's keys (RFC 7517), or a function that gives them. */
  readonly jwks: URL | JWTVerifyGetKey
}

/** Claims of a token that was verified. */
export interface IdTokenClaims extends JWTPayload {
  readonly sub: string
}

/** Only signatures by a key of the issuer; never a secret that another party has as well. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

/**
 * Verifies signature, issuer, audience and times (issued within ten minutes). The nonce is left to the caller.
 *
 * @param now milliseconds since 1970
 * @returns `undefined` for a token that is not valid
 * @throws when the issuer's keys cannot be read
 */
export type VerifyIdToken = (idToken: string, now: number) => Promise<IdTokenClaims | undefined>

export function createIdTokenVerifier({ issuer, audience, jwks }: TokenIssuer): VerifyIdToken {
  const keys = jwks instanceof URL ? createRemoteJWKSet(jwks) : jwks
  return async (idToken, now) => {
    const verified = await jwtVerify(idToken, keys, {
      issuer,
      audience,
      algorithms,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: 600,
      clockTolerance: 30,
      currentDate: new Date(now),
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !keyErrors.includes(error.code)) return undefined
      throw error
    })
    const { sub = '', azp } = verified?.payload ?? {}
    // A token for several apps names the one that it was made for.
    const isForUs = azp === undefined || [audience].flat().includes(`${azp}`)
    return verified && sub !== '' && isForUs ? { ...verified.payload, sub } : undefined
  }
}

/** Codes of errors that are about the keys: `jose` has its general one for replies that are no keys. */
const keyErrors = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']
