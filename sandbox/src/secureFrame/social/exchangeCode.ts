import { createRemoteJWKSet, jwtVerify } from 'jose'
import { identityPath } from '../../identityProvider/mountIdentityProvider.ts'
import type { SocialLogin } from './createSocialLogins.ts'

export interface ExchangeCodeParameters {
  /** Of the sandbox. */
  readonly origin: string
  readonly clientSecret: string
  readonly code: string
  readonly login: SocialLogin
}

/** A user of a social network. */
export interface SocialIdentity {
  readonly subject: string
  readonly email: string | null
  readonly userName: string | null
}

const limitMs = 20_000

/** Exchanges an authorization code for the user's identity. Throws when the provider refuses it. */
export async function exchangeCode(parameters: ExchangeCodeParameters): Promise<SocialIdentity> {
  const { origin, clientSecret, code, login } = parameters
  const issuer = `${origin}${identityPath}`
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: login.provider,
      client_secret: clientSecret,
      code,
      code_verifier: login.verifier,
      redirect_uri: redirectUriOf(login.base),
    }),
    signal: AbortSignal.timeout(limitMs),
  })
  if (!response.ok) throw new Error(`The identity provider replied with status ${response.status}`)
  const { id_token: idToken } = (await response.json()) as { readonly id_token: string }
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const { payload } = await jwtVerify(idToken, keys, { issuer, audience: login.provider })
  if (payload.sub === undefined) throw new Error('The ID token has no subject')
  return {
    subject: payload.sub,
    email: typeof payload.email === 'string' ? payload.email : null,
    userName: typeof payload.preferred_username === 'string' ? payload.preferred_username : null,
  }
}

/** Redirect URI for the identity provider. */
export function redirectUriOf(base: string): string {
  return `${base}/secure/callback`
}
