export {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  type SkipToken,
  skipToken,
} from '@tanstack/query-core'
export {
  type ActivityParameters,
  activityInfiniteQueryOptions,
} from '../account/activity/activityQueryOptions.ts'
export {
  type NativeBalanceParameters,
  nativeBalanceQueryOptions,
} from '../account/balances/nativeBalanceQueryOptions.ts'
export { shownBalanceQueryOptions } from '../account/balances/shownBalanceQueryOptions.ts'
export {
  type AccountIdentity,
  type IdentityParameters,
  identityQueryOptions,
  identityRead,
} from '../account/names/identity.ts'
export {
  type NameSuggestion,
  type NameSuggestionsParameters,
  nameSuggestionsQueryOptions,
  nameSuggestionsRead,
} from '../account/names/nameSuggestions.ts'
export { type NftsParameters, nftsInfiniteQueryOptions } from '../account/nfts/nftsQueryOptions.ts'
export { onrampOptionsQueryOptions } from '../account/onramp/onrampOptionsQueryOptions.ts'
export {
  type OnrampQuoteParameters,
  onrampQuoteQueryOptions,
} from '../account/onramp/onrampQuoteQueryOptions.ts'
export { purchasesQueryOptions } from '../account/onramp/purchasesQueryOptions.ts'
export {
  type SmartSessionsParameters,
  smartSessionsQueryOptions,
} from '../account/smartSessions/smartSessionsQueryOptions.ts'
export {
  type SwapFee,
  type SwapFeeParameters,
  swapFeeQueryOptions,
} from '../account/swapping/swapFeeQueryOptions.ts'
export {
  type SwapGasPriceParameters,
  swapGasPriceQueryOptions,
} from '../account/swapping/swapGasPriceQueryOptions.ts'
export { swapQuoteQueryOptions } from '../account/swapping/swapQuoteQueryOptions.ts'
export {
  type SwapTokensParameters,
  swapTokensQueryOptions,
} from '../account/swapping/swapTokensQueryOptions.ts'
export {
  type TokenPriceParameters,
  tokenPriceQueryOptions,
} from '../account/swapping/tokenPriceQueryOptions.ts'
export { type TokenParameters, tokenQueryOptions } from '../account/tokens/tokenQueryOptions.ts'
export { type TokensParameters, tokensQueryOptions } from '../account/tokens/tokensQueryOptions.ts'
export { supportedChainsQueryOptions } from '../chains/networks/supportedChainsQueryOptions.ts'
export { getQueryClient } from '../foundation/query/getQueryClient.ts'
export type { Read, ReadOptions } from '../foundation/query/Read.ts'
export { type FirstWalletsRead, firstWalletsReads } from '../wallets/directory/firstWalletsReads.ts'
export {
  getAssetImageUrl,
  getCurrencyImageUrl,
  getTokenImageUrl,
  getWalletImageUrl,
} from '../wallets/directory/getImageUrls.ts'
export { matchConnectors } from '../wallets/directory/matchConnectors.ts'
export type { WalletsRead } from '../wallets/directory/reads.ts'
export {
  featuredWalletsQueryOptions,
  featuredWalletsRead,
  recommendedWalletsQueryOptions,
  recommendedWalletsRead,
  type WalletByIdParameters,
  type WalletSearchParameters,
  type WalletsPages,
  walletByIdQueryOptions,
  walletSearchQueryOptions,
  walletSearchRead,
  walletsInfiniteQueryOptions,
  walletsInfiniteRead,
  walletsPageSize,
} from '../wallets/directory/reads.ts'
export type { DirectoryWallet, WalletsPage } from '../wallets/directory/walletsReply.ts'
