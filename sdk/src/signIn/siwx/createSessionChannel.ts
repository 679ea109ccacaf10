import { createTabChannel, type TabChannel } from '../session/createTabChannel.ts'

export interface SessionChannel extends Pick<TabChannel, 'announce'> {
  /**
   * Calls back when another tab, or the session client of this one, signs in or out, when this page comes to the front,
   * and when the network is back, until the signal is aborted.
   */
  watch(onChange: () => void, signal: AbortSignal): void
}

/** Notifies tabs of each other's sign-in and sign-out. */
export function createSessionChannel(): SessionChannel {
  const tabs = createTabChannel()
  let isOver = false

  return {
    announce(trigger) {
      if (!isOver) tabs.announce(trigger)
    },
    watch(onChange, signal) {
      signal.addEventListener('abort', () => {
        isOver = true
      })
      const onVisibility = () => {
        if (document.visibilityState === 'visible') onChange()
      }
      document.addEventListener('visibilitychange', onVisibility, { signal })
      window.addEventListener('online', onChange, { signal })
      tabs.listen(onChange, signal)
    },
  }
}
