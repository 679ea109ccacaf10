import {
  getQueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@wallet-kit/sdk/query'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.ts'
import { isBeingRead, useObserved } from './useObserved.ts'

/** Watches a query in the kit's cache, as TanStack Query's hook of this name does. */
export function useQuery<Fetched = unknown, Failure = Error, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<Fetched, Failure, Data, Fetched, Key>,
): QueryObserverResult<Data, Failure> {
  const client = getQueryClient(useKit())
  const known = { ...client.defaultQueryOptions(options), ...isBeingRead }
  const [observer] = useState(() => new QueryObserver(client, known))
  const result = observer.getOptimisticResult(known)
  useEffect(() => observer.setOptions(known))
  useObserved(observer)
  return observer.trackResult(result)
}
