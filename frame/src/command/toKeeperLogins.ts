import type { KeeperConfiguration } from '../configuration/keeperConfiguration.ts'
import type { KeeperOptions } from '../keeper/KeeperOptions.ts'
import { createFarcasterMessages } from '../keeper/logins/farcasterMessages.ts'
import {
  createAppleIdentity,
  createGoogleIdentity,
  createTelegramIdentity,
} from '../keeper/logins/identityPresets.ts'
import { createDiscordProfiles } from '../profiles/discord.ts'
import { createFacebookProfiles } from '../profiles/facebook.ts'
import { createGithubProfiles } from '../profiles/github.ts'
import { createXProfiles } from '../profiles/x.ts'

type KeeperLogins = Pick<
  KeeperOptions,
  'identityProviders' | 'messageProviders' | 'profileProviders' | 'passkeys'
>

/** Logins that the keeper verifies, besides e-mail. */
export async function toKeeperLogins(configuration: KeeperConfiguration): Promise<KeeperLogins> {
  const { github, facebook, discord, x, farcaster } = configuration
  return {
    identityProviders: toIdentityProviders(configuration),
    profileProviders: {
      ...(github && { github: createGithubProfiles(github) }),
      ...(facebook && { facebook: createFacebookProfiles(facebook) }),
      ...(discord && { discord: createDiscordProfiles(discord) }),
      ...(x && { x: createXProfiles() }),
    },
    passkeys: configuration.passkeys,
    messageProviders: farcaster ? { farcaster: await toFarcaster(farcaster) } : {},
  }
}

function toIdentityProviders(configuration: KeeperConfiguration) {
  const { google, apple, telegram, identityProviders, hostProvider } = configuration
  const others = Object.entries(identityProviders).map(
    ([id, { issuer, clientId, jwksUri }]) =>
      [id, { issuer, audience: clientId, jwks: new URL(jwksUri) }] as const,
  )
  return {
    ...Object.fromEntries(others),
    ...(google && { google: createGoogleIdentity(google) }),
    ...(apple && { apple: createAppleIdentity(apple) }),
    ...(telegram && { telegram: createTelegramIdentity(telegram) }),
    ...(hostProvider && {
      [hostProvider.id]: {
        issuer: hostProvider.issuer,
        audience: hostProvider.audience,
        jwks: new URL(hostProvider.jwksUri),
        withoutNonce: hostProvider.withoutNonce,
      },
    }),
  }
}

async function toFarcaster({ domains, rpcUrl }: NonNullable<KeeperConfiguration['farcaster']>) {
  const { viemConnector } = await import('@farcaster/auth-client')
  return createFarcasterMessages({ domains, ethereum: viemConnector({ rpcUrl }) })
}
