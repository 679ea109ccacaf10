import { hashKey, type QueryState, skipToken } from '@tanstack/react-query'
import { getWalletsQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import { getQueryClient, type WalletsPage, type WalletsRead } from '@wallet-kit/sdk/query'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useKit } from '../../provider/useKit.ts'

export interface DirectoryRead {
  readonly data: WalletsPage | undefined
  /** Attempts that have failed since the last success; meanwhile the cache retries. */
  readonly failureCount: number
  /** Requests again after a failure. */
  retry(): void
}

type Reading = Omit<DirectoryRead, 'retry'>

const unread: Reading = { data: undefined, failureCount: 0 }

/**
 * Like `useWallets`, for the first view, which needs no more of a query than its reply and its failures: without the
 * observers and hooks of the cache, opening the modal loads two files less and renders once less per reply. The entry
 * in the cache is the same.
 */
export function useDirectoryRead(read: WalletsRead, isVisible: boolean): DirectoryRead {
  const kit = useKit()
  const client = getQueryClient(kit)
  const [reading, setReading] = useState(unread)
  const isOff = kit.services.walletDirectory === false

  const request = useCallback(() => {
    const { client: directory, parameters, options } = read
    if (isOff || parameters === skipToken) return
    const { staleTime, structuralSharing } = options
    client
      .fetchQuery({ ...getWalletsQueryOptions(directory, parameters), staleTime, structuralSharing })
      .catch(() => {}) // The state of the query has it.
  }, [client, read, isOff])

  // Before the paint: what the cache has is in the first picture.
  useLayoutEffect(() => {
    const { client: directory, parameters, options } = read
    if (isOff || parameters === skipToken) return setReading(unread)
    const cache = client.getQueryCache()
    const hash = hashKey(getWalletsQueryOptions(directory, parameters).queryKey)
    const show = () => setReading((shown) => toReading(cache.get(hash)?.state, options.select, shown))
    show()
    return cache.subscribe(({ query }) => {
      if (query.queryHash === hash) show()
    })
  }, [client, read, isOff])

  useEffect(() => {
    if (isVisible) request()
  }, [isVisible, request])

  return { ...reading, retry: request }
}

/** What there is to show of a query. The same object as before where nothing has changed. */
function toReading(
  state: Pick<QueryState, 'data' | 'fetchFailureCount' | 'status'> | undefined,
  select: WalletsRead['options']['select'],
  shown: Reading,
): Reading {
  if (!state) return unread
  let reading: Reading = { data: undefined, failureCount: state.fetchFailureCount }
  if (state.data !== undefined) {
    try {
      reading = { ...reading, data: select(state.data as Parameters<typeof select>[0]) }
    } catch {
      // Other code has put a reply under this key that the kit has not made safe.
      reading = { ...reading, failureCount: 1 }
    }
  }
  const isSame = reading.data === shown.data && reading.failureCount === shown.failureCount
  return isSame ? shown : reading
}
