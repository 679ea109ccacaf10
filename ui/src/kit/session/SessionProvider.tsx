'use client'
import { createSessionClient, type Session, type WatchSessionOptions } from '@wallet-kit/sdk/session'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetPageSession, readServerUrl, setPageSession } from './pageSession.ts'
import { SessionContext } from './SessionContext.ts'

export interface SessionProviderProps extends WatchSessionOptions {
  /** Session that the server has read, even `null`: the page does not read it first then. Default: unknown. */
  readonly session?: Session | null | undefined
  /** Path of the auth server. Default: `/api/auth`. The value of the first render holds. */
  readonly basePath?: string | undefined
  readonly children?: ReactNode
}

/**
 * Provides the auth server's session to `useSession`, and reads it again on focus, by interval and when another tab or the
 * wallet sign-in changes it. The protocol is that of Auth.js.
 *
 * @example
 * <SessionProvider session={session} refetchInterval={60}>
 *   <App />
 * </SessionProvider>
 */
export function SessionProvider({
  session,
  basePath,
  refetchInterval,
  refetchOnWindowFocus,
  refetchWhenOffline,
  children,
}: SessionProviderProps) {
  const [client] = useState(() => {
    const created = createSessionClient({ session, basePath, serverUrl: readServerUrl() })
    // Effects of components inside run before those of the provider, and may call `signIn`.
    setPageSession(created)
    return created
  })

  useEffect(() => {
    setPageSession(client)
    return () => forgetPageSession(client)
  }, [client])

  useEffect(
    () => client.watch({ refetchInterval, refetchOnWindowFocus, refetchWhenOffline }),
    [client, refetchInterval, refetchOnWindowFocus, refetchWhenOffline],
  )

  return <SessionContext.Provider value={client}>{children}</SessionContext.Provider>
}
