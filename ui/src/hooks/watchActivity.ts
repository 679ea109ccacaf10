import { InfiniteQueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import type { Activity } from '@wallet-kit/sdk/actions'
import { type ActivityParameters, activityInfiniteQueryOptions, getQueryClient } from '@wallet-kit/sdk/query'

/** What is known of an account's history. */
export interface ActivityState {
  /** Of the pages that are loaded, newest first; `undefined` until the first one is. */
  readonly items: readonly Activity[] | undefined
  /** Error of the last read; the pages before stay. */
  readonly error: unknown
  readonly hasNextPage: boolean
  /** Loads the next page, which is older. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
}

/** Watches an account's history in the kit's query cache. Returns a function that stops it. */
export function watchActivity(
  kit: AppKit,
  parameters: ActivityParameters,
  onChange: (state: ActivityState) => void,
): () => void {
  const options = activityInfiniteQueryOptions(kit, parameters)
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
