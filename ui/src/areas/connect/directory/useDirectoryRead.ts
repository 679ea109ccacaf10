import type { FirstWalletsRead, WalletsPage } from '@wallet-kit/sdk/query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface DirectoryRead {
  readonly data: WalletsPage | undefined
  /** Whether an attempt has failed; it is tried again meanwhile. */
  readonly hasFailed: boolean
  /** Requests again after a failure. */
  retry(): void
}

interface Reading {
  readonly read: FirstWalletsRead
  readonly data: WalletsPage | undefined
  readonly hasFailed: boolean
}

/**
 * Like `useWallets`, for the first view, which needs no more of a query than its reply and its failures: the query cache,
 * its observers and its hooks are no part of what opens the modal. The cache begins with what is read here.
 */
export function useDirectoryRead(read: FirstWalletsRead, isVisible: boolean): DirectoryRead {
  const [latest, setReading] = useState<Reading>()
  // Known data is in the first paint.
  const reading = latest?.read === read ? latest : toReading(read)
  const current = useRef(read)
  useLayoutEffect(() => {
    current.current = read
  }, [read])

  const request = useCallback(() => {
    const show = (hasFailed: boolean) => {
      if (current.current === read) setReading({ ...toReading(read), hasFailed })
    }
    if (!read.isDue) return
    read
      .load(() => show(true))
      .then(
        () => show(false),
        () => show(true),
      )
  }, [read])

  useEffect(() => {
    if (!isVisible) return
    const requestUnknown = () => {
      if (!read.getKnown()) request()
    }
    if (navigator.onLine !== false) requestUnknown()
    window.addEventListener('online', requestUnknown)
    return () => window.removeEventListener('online', requestUnknown)
  }, [read, isVisible, request])

  const retry = useCallback(() => {
    setReading(undefined)
    request()
  }, [request])
  return { data: reading.data, hasFailed: reading.hasFailed, retry }
}

function toReading(read: FirstWalletsRead): Reading {
  return { read, data: read.getKnown(), hasFailed: false }
}
