import type { AppKit } from '@wallet-kit/sdk'
import type { Nft } from '@wallet-kit/sdk/actions'
import { type NftsParameters, nftsInfiniteQueryOptions } from '@wallet-kit/sdk/query'
import { type PagesState, watchPages } from './watchReads.ts'

/** State of an account's NFTs, most recently received first. Includes spam. */
export type NftsState = PagesState<Nft>

/** Watches an account's NFTs in the kit's query cache. Returns a function that stops it. */
export function watchNfts(
  kit: AppKit,
  parameters: NftsParameters,
  onChange: (state: NftsState) => void,
): () => void {
  return watchPages(kit, nftsInfiniteQueryOptions(kit, parameters), onChange)
}
