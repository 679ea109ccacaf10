export { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
export type { Database } from '../database/Database.ts'
export { createFarcasterMessages } from '../keeper/logins/farcasterMessages.ts'
export {
  createAppleIdentity,
  createGoogleIdentity,
  createTelegramIdentity,
} from '../keeper/logins/identityPresets.ts'
export { pageSources } from '../pageFiles/pageSources.ts'
export { createDiscordProfiles } from '../profiles/discord.ts'
export { createFacebookProfiles } from '../profiles/facebook.ts'
export { createGithubProfiles } from '../profiles/github.ts'
export { createXProfiles } from '../profiles/x.ts'
export { createFrameService, type FrameService } from '../service/createFrameService.ts'
export { FrameRefusal } from '../service/FrameRefusal.ts'
export type { FrameServiceOptions } from '../service/FrameServiceOptions.ts'
export { callNode } from '../service/networks/callNode.ts'
export type { EvmNetwork, FrameNetworks } from '../service/networks/FrameNetworks.ts'
export { isSolana, readChainId } from '../service/networks/readChainId.ts'
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
export type { Accounts, WalletRequest } from '../service/users/Accounts.ts'
