import { InfiniteQueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import type { Nft } from '@wallet-kit/sdk/actions'
import { getQueryClient, type NftsParameters, nftsInfiniteQueryOptions } from '@wallet-kit/sdk/query'

/** What is known of an account's NFTs. */
export interface NftsState {
  /** Of the pages that are loaded, most recently received first; `undefined` until the first one is. Includes spam. */
  readonly items: readonly Nft[] | undefined
  /** Error of the last read; the pages before stay. */
  readonly error: unknown
  readonly hasNextPage: boolean
  /** Loads the next page. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
}

/** Watches an account's NFTs in the kit's query cache. Returns a function that stops it. */
export function watchNfts(
  kit: AppKit,
  parameters: NftsParameters,
  onChange: (state: NftsState) => void,
): () => void {
  const options = nftsInfiniteQueryOptions(kit, parameters)
  const observer = new InfiniteQueryObserver(getQueryClient(kit), options)
  const update = () => {
    const { data, error, hasNextPage } = observer.getCurrentResult()
    onChange({
      items: data?.pages.flatMap(({ items }) => items),
      error: error ?? undefined,
      hasNextPage,
      fetchNextPage: async () => void (await observer.fetchNextPage()),
    })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
