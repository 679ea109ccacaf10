import type { OidcProvider } from './verifyIdToken.ts'

interface IdentityPresetOptions {
  /** Client id of the frame at the provider, the same as the service's. */
  readonly clientId: string
}

/** Google, for `identityProviders`. */
export function createGoogleIdentity({ clientId }: IdentityPresetOptions): OidcProvider {
  return {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    audience: clientId,
    jwks: new URL('https://www.googleapis.com/oauth2/v3/certs'),
  }
}

/** Apple, for `identityProviders`. */
export function createAppleIdentity({ clientId }: IdentityPresetOptions): OidcProvider {
  return {
    issuer: 'https://appleid.apple.com',
    audience: clientId,
    jwks: new URL('https://appleid.apple.com/auth/keys'),
  }
}

/** Telegram, for `identityProviders`. `clientId` is the id of the bot. */
export function createTelegramIdentity({ clientId }: IdentityPresetOptions): OidcProvider {
  return {
    issuer: 'https://oauth.telegram.org',
    audience: clientId,
    jwks: new URL('https://oauth.telegram.org/.well-known/jwks.json'),
  }
}
