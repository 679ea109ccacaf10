import {
  getQueryClient,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type QueryKey,
} from '@wallet-kit/sdk/query'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.ts'
import { isBeingRead, useObserved } from './useObserved.ts'

/** Watches a list with pages in the kit's cache, as TanStack Query's hook of this name does. */
export function useInfiniteQuery<
  Page = unknown,
  Failure = Error,
  Data = InfiniteData<Page>,
  Key extends QueryKey = QueryKey,
  PageParam = unknown,
>(
  options: InfiniteQueryObserverOptions<Page, Failure, Data, Key, PageParam>,
): InfiniteQueryObserverResult<Data, Failure> {
  const client = getQueryClient(useKit())
  const defaulted = client.defaultQueryOptions<
    Page,
    Failure,
    Data,
    InfiniteData<Page, PageParam>,
    Key,
    PageParam
  >(options)
  // The cache's types forget the page that the function is given.
  const known = { ...defaulted, ...isBeingRead } as typeof options & typeof defaulted
  const [observer] = useState(() => new InfiniteQueryObserver(client, known))
  const result = observer.getOptimisticResult(known)
  useEffect(() => observer.setOptions(known))
  useObserved(observer)
  // An object of its own, with all that the result has.
  return observer.trackResult(result) as InfiniteQueryObserverResult<Data, Failure>
}
