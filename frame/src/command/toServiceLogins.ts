import type { ServiceConfiguration } from '../configuration/serviceConfiguration.ts'
import type { FrameServiceOptions } from '../service/FrameServiceOptions.ts'
import { createOidcProvider } from '../service/social/createOidcProvider.ts'
import { createAppleProvider } from '../service/social/providers/apple.ts'
import {
  createDiscordProvider,
  createFacebookProvider,
  createGithubProvider,
  createGoogleProvider,
  createTelegramProvider,
  createXProvider,
} from '../service/social/providers/networks.ts'

type ServiceLogins = Pick<FrameServiceOptions, 'providers' | 'farcaster' | 'hostTokens' | 'passkeys'>

/** Logins of the service that are configured, besides e-mail. */
export async function toServiceLogins(configuration: ServiceConfiguration): Promise<ServiceLogins> {
  const { google, github, x, discord, facebook, telegram, apple, providers, hostProvider } = configuration
  return {
    providers: [
      ...(google ? [createGoogleProvider(google)] : []),
      ...(github ? [createGithubProvider(github)] : []),
      ...(x ? [createXProvider(x)] : []),
      ...(discord ? [createDiscordProvider(discord)] : []),
      ...(facebook ? [createFacebookProvider(facebook)] : []),
      ...(telegram ? [createTelegramProvider(telegram)] : []),
      ...(apple ? [createAppleProvider(apple)] : []),
      ...Object.entries(providers).map(([id, provider]) => createOidcProvider({ id, ...provider })),
    ],
    farcaster: await toFarcaster(configuration),
    passkeys: configuration.passkeys,
    hostTokens: hostProvider && {
      id: hostProvider.id,
      issuer: hostProvider.issuer,
      audience: hostProvider.audience,
      jwks: new URL(hostProvider.jwksUri),
    },
  }
}

async function toFarcaster({ farcaster }: ServiceConfiguration): Promise<ServiceLogins['farcaster']> {
  if (!farcaster) return undefined
  const { viemConnector } = await import('@farcaster/auth-client')
  return { relay: farcaster.relay, ethereum: viemConnector({ rpcUrl: farcaster.rpcUrl }) }
}
