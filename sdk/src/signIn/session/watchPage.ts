import { atTime } from '../../foundation/platform/atTime.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { TabChannel } from './createTabChannel.ts'
import type { SessionState } from './SessionState.ts'

/** When the session is read again. */
export interface WatchSessionOptions {
  /** Seconds between reads while someone is signed in. Default: 0, none. */
  readonly refetchInterval?: number | undefined
  /** Whether it is read when the page becomes visible. Default: true. */
  readonly refetchOnWindowFocus?: boolean | undefined
  /** Whether `refetchInterval` also holds while the browser is offline. Default: true. */
  readonly refetchWhenOffline?: boolean | undefined
}

interface WatchedSession {
  readonly store: ReadableStore<SessionState>
  readonly tabs: TabChannel
  isSignedOut(): boolean
  isUnknown(): boolean
  /** Reads, or joins a read in progress, and notifies other tabs. */
  readAgain(): unknown
  /** Reads changes from elsewhere, without notifying other tabs. */
  readChanged(): unknown
}

/** The longest time that a timer can wait for, in ms. */
const longestTimer = 2 ** 31 - 1

/** Reads the session again whenever it may have changed. Returns a function that stops it. */
export function watchPage(
  { store, tabs, isSignedOut, isUnknown, readAgain, readChanged }: WatchedSession,
  { refetchInterval = 0, refetchOnWindowFocus = true, refetchWhenOffline = true }: WatchSessionOptions = {},
): () => void {
  const page = getWindow()
  const stopping = new AbortController()
  const { signal } = stopping
  if (!page) return () => stopping.abort()

  if (isUnknown()) readAgain()
  tabs.listen(readChanged, signal)
  if (refetchOnWindowFocus) {
    const onVisibility = () => {
      if (page.document.visibilityState === 'visible' && !isSignedOut()) readAgain()
    }
    page.document.addEventListener('visibilitychange', onVisibility, { signal })
  }
  if (refetchInterval > 0) {
    const poll = () => {
      const isPaused = !refetchWhenOffline && page.navigator.onLine === false
      if (store.getState().data && !isPaused) readAgain()
    }
    const timer = setInterval(poll, Math.min(refetchInterval * 1_000, longestTimer))
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  watchEnd(store, readChanged, signal)
  return () => stopping.abort()
}

/** Asks the server once when the end that it has reported passes; a wrong clock must not end a session by itself. */
function watchEnd(store: ReadableStore<SessionState>, readChanged: () => unknown, signal: AbortSignal): void {
  let watched: { readonly expires: string | undefined; readonly ending: AbortController } | undefined
  const watchCurrent = () => {
    const expires = store.getState().data?.expires
    if (watched && watched.expires === expires) return
    watched?.ending.abort()
    const ending = new AbortController()
    watched = { expires, ending }
    const end = expires === undefined ? Number.NaN : Date.parse(expires)
    const rest = end - Date.now()
    if (rest > 0 && rest <= longestTimer)
      atTime(end, () => readChanged(), AbortSignal.any([signal, ending.signal]))
  }
  watchCurrent()
  signal.addEventListener('abort', store.subscribe(watchCurrent))
}
