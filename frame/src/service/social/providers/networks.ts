import { ClientSecretPost } from 'oauth4webapi'
import { createDiscordProfiles } from '../../../profiles/discord.ts'
import { createFacebookProfiles } from '../../../profiles/facebook.ts'
import { createGithubProfiles } from '../../../profiles/github.ts'
import { networkEndpoints } from '../../../profiles/networkEndpoints.ts'
import { createXProfiles } from '../../../profiles/x.ts'
import { plainBasic } from '../authorizationCode.ts'
import { createOAuthProvider } from '../createOAuthProvider.ts'
import { createOidcProvider } from '../createOidcProvider.ts'
import type { IdentityProvider } from '../IdentityProvider.ts'
import type { NetworkOptions, OidcNetworkOptions } from './NetworkOptions.ts'

/** Login with GitHub, by an OAuth app or a GitHub App. */
export function createGithubProvider(options: NetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'github' } = options
  const endpoints = { ...networkEndpoints.github, ...options.endpoints }
  return createOAuthProvider({
    id,
    clientId,
    authentication: ClientSecretPost(clientSecret),
    endpoints,
    scope: 'read:user user:email',
    extra: { prompt: 'select_account' },
    readProfile: createGithubProfiles({ clientId, clientSecret, api: endpoints.api, withEmail: true }),
  })
}

/** Login with X, by a confidential client. X tells no e-mail address. */
export function createXProvider(options: NetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'x' } = options
  const endpoints = { ...networkEndpoints.x, ...options.endpoints }
  return createOAuthProvider({
    id,
    clientId,
    authentication: plainBasic(clientSecret),
    endpoints,
    // Reading who the visitor is needs both.
    scope: 'users.read tweet.read',
    readProfile: createXProfiles({ api: endpoints.api }),
  })
}

/** Login with Discord. */
export function createDiscordProvider(options: NetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'discord' } = options
  const endpoints = { ...networkEndpoints.discord, ...options.endpoints }
  return createOAuthProvider({
    id,
    clientId,
    authentication: ClientSecretPost(clientSecret),
    endpoints,
    scope: 'identify email',
    extra: { prompt: 'consent' },
    readProfile: createDiscordProfiles({ clientId, api: endpoints.api, withEmail: true }),
  })
}

/** Login with Facebook. */
export function createFacebookProvider(options: NetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'facebook' } = options
  const endpoints = { ...networkEndpoints.facebook, ...options.endpoints }
  return createOAuthProvider({
    id,
    clientId,
    authentication: ClientSecretPost(clientSecret),
    endpoints,
    scope: 'public_profile email',
    readProfile: createFacebookProfiles({ clientId, clientSecret, api: endpoints.api, withEmail: true }),
  })
}

/** Login with Google. */
export function createGoogleProvider(options: OidcNetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'google', issuer = 'https://accounts.google.com' } = options
  const scope = 'openid email profile'
  return createOidcProvider({
    id,
    issuer,
    clientId,
    clientSecret,
    scope,
    extra: { prompt: 'select_account' },
  })
}

/** Login with Telegram. `clientId` is the id of a bot; @BotFather gives the secret and takes the redirect address. */
export function createTelegramProvider(options: OidcNetworkOptions): IdentityProvider {
  const { clientId, clientSecret, id = 'telegram', issuer = 'https://oauth.telegram.org' } = options
  return createOidcProvider({
    id,
    issuer,
    clientId,
    clientSecret: plainBasic(clientSecret),
    scope: 'openid profile',
    extra: {},
  })
}
