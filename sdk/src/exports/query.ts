export {
  type NativeBalanceParameters,
  nativeBalanceQueryOptions,
} from '../balances/nativeBalanceQueryOptions.ts'
export {
  type AccountIdentity,
  type IdentityParameters,
  identityQueryOptions,
} from '../names/identityQueryOptions.ts'
export { supportedChainsQueryOptions } from '../networks/supportedChainsQueryOptions.ts'
export { getQueryClient } from '../query/getQueryClient.ts'
export { featuredWalletsQueryOptions } from '../wallets/featuredWalletsQueryOptions.ts'
export type { DirectoryWallet, WalletsPage } from '../wallets/fetchWallets.ts'
export { getAssetImageUrl, getWalletImageUrl } from '../wallets/getImageUrls.ts'
export { matchConnectors } from '../wallets/matchConnectors.ts'
export { recommendedWalletsQueryOptions } from '../wallets/recommendedWalletsQueryOptions.ts'
export { type WalletSearchParameters, walletSearchQueryOptions } from '../wallets/walletSearchQueryOptions.ts'
export { walletsInfiniteQueryOptions, walletsPageSize } from '../wallets/walletsInfiniteQueryOptions.ts'
