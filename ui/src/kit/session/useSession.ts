import {
  createSessionClient,
  requireSession,
  type Session,
  type SessionClient,
  type SessionState,
} from '@wallet-kit/sdk/session'
import { useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { SessionContext } from './SessionContext.ts'

export interface UseSessionParameters<IsRequired extends boolean = boolean> {
  /** Whether the page is for signed-in visitors: others are sent to the sign-in page. Default: false. */
  readonly required?: IsRequired
  /** Called instead, once each time the session is found missing. */
  readonly onUnauthenticated?: (() => void) | undefined
}

interface Rest extends Pick<SessionState, 'error'> {
  /** Reads the session again, or changes the given fields of it; `null` after a failure. Never rejects. */
  readonly update: SessionClient['update']
}

type Signed = Rest & { readonly status: 'authenticated'; readonly data: Session }
/** While the session is being updated, it is still there. */
type Loading = Rest & { readonly status: 'loading'; readonly data: Session | null }
type Unsigned = Rest & { readonly status: 'unauthenticated'; readonly data: null }

export type UseSessionReturnType<IsRequired extends boolean = false> = IsRequired extends true
  ? Signed | Loading
  : Signed | Loading | Unsigned

/**
 * The session of the nearest `SessionProvider`. With `required`, a visitor without one is sent to
 * `{basePath}/signin?error=SessionRequired&callbackUrl={current page}`, and the status stays `loading`.
 *
 * @throws Error outside a `SessionProvider`; in production it returns `undefined` there, as Auth.js does
 * @example
 * const { data, status, update } = useSession({ required: true })
 */
export function useSession<IsRequired extends boolean = false>({
  required,
  onUnauthenticated,
}: UseSessionParameters<IsRequired> = {}): UseSessionReturnType<IsRequired> {
  const provided = useContext(SessionContext)
  if (!provided && !isProduction()) throw new Error('useSession needs a SessionProvider around its component')
  // Hooks run in the same order without a provider.
  const [unused] = useState(() => (provided ? undefined : createSessionClient({ session: null })))
  const client = provided ?? (unused as SessionClient)
  const { store, update } = client
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)

  const isMissing = required === true && provided !== undefined && state.status === 'unauthenticated'
  const callback = useRef(onUnauthenticated)
  callback.current = onUnauthenticated
  useEffect(() => {
    if (!isMissing) return
    if (callback.current) callback.current()
    else requireSession(client)
  }, [isMissing, client])

  const result = useMemo(
    () => ({ ...state, ...(isMissing && { status: 'loading' }), update }),
    [state, isMissing, update],
  )
  return (provided ? result : undefined) as UseSessionReturnType<IsRequired>
}

/** Bundlers replace the whole expression; a page without one has no `process`. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}
