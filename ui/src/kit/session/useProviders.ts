import { providersQueryOptions, type SessionClient } from '@wallet-kit/sdk/session'
import { useCallback, useContext, useEffect, useState } from 'react'
import { getPageSession } from './pageSession.ts'
import { SessionContext } from './SessionContext.ts'

/** Providers of the auth server, by id. */
type Providers = NonNullable<Awaited<ReturnType<SessionClient['getProviders']>>>

export interface ProvidersState {
  /** `undefined` until they are known. */
  readonly data: Providers | undefined
  /** Error of the last read; the last data stays. */
  readonly error: unknown
  readonly isLoading: boolean
  /** Reads them again. Never rejects. */
  readonly refetch: () => Promise<void>
}

const unread = { data: undefined, error: undefined, isLoading: true }

/**
 * Sign-in providers of the auth server by id, read where they are shown. `getProviders` is the function, and
 * `providersQueryOptions` is for an app that keeps them in a cache of its own.
 *
 * @example
 * const { data: providers } = useProviders()
 */
export function useProviders(): ProvidersState {
  const provided = useContext(SessionContext)
  const [state, setState] = useState<Omit<ProvidersState, 'refetch'>>(unread)
  const read = useCallback(
    async (signal: AbortSignal) => {
      setState((last) => ({ ...last, isLoading: true }))
      const { queryFn } = providersQueryOptions(provided ?? getPageSession())
      const outcome = await queryFn({ signal }).then(
        (data) => ({ data, error: undefined }),
        (error: unknown) => ({ error }),
      )
      if (!signal.aborted) setState((last) => ({ ...last, ...outcome, isLoading: false }))
    },
    [provided],
  )
  useEffect(() => {
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [read])
  const refetch = useCallback(() => read(new AbortController().signal), [read])
  return { ...state, refetch }
}
