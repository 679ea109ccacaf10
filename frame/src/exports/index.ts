export { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
export type { Database } from '../database/Database.ts'
export { createKeeper, type Keeper } from '../keeper/createKeeper.ts'
export type { KeeperOptions } from '../keeper/KeeperOptions.ts'
export { createFarcasterMessages } from '../keeper/logins/farcasterMessages.ts'
export {
  createAppleIdentity,
  createGoogleIdentity,
  createTelegramIdentity,
} from '../keeper/logins/identityPresets.ts'
export { loadPage } from '../pageFiles/loadPage.ts'
export { createDiscordProfiles } from '../profiles/discord.ts'
export { createFacebookProfiles } from '../profiles/facebook.ts'
export { createGithubProfiles } from '../profiles/github.ts'
export { createXProfiles } from '../profiles/x.ts'
export { createFrameService, type FrameService } from '../service/createFrameService.ts'
export type { FrameHooks } from '../service/FrameHooks.ts'
export type { FramePageFiles, FrameServiceOptions } from '../service/FrameServiceOptions.ts'
export type { EvmNetwork, FrameNetworks } from '../service/networks/FrameNetworks.ts'
export { isPublicMethod } from '../service/networks/isPublicMethod.ts'
export { createOidcProvider } from '../service/social/createOidcProvider.ts'
export { type AppleOptions, createAppleProvider } from '../service/social/providers/apple.ts'
export type { NetworkOptions, OidcNetworkOptions } from '../service/social/providers/NetworkOptions.ts'
export {
  createDiscordProvider,
  createFacebookProvider,
  createGithubProvider,
  createGoogleProvider,
  createTelegramProvider,
  createXProvider,
} from '../service/social/providers/networks.ts'
