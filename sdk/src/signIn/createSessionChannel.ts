/** What changed. Name of the channel and shape of its messages are those of Auth.js. */
export type SessionTrigger = 'getSession' | 'signout'

export interface SessionChannel {
  /** Notifies the other tabs of this site. */
  announce(trigger: SessionTrigger): void
  /**
   * Calls back when another tab signs in or out, when this page comes to the front, and when the network is back.
   * Returns a stop function.
   */
  watch(onChange: () => void): () => void
}

/** Notifies tabs of each other's sign-in and sign-out. A browser without `BroadcastChannel` goes without. */
export function createSessionChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined

  return {
    announce: (trigger) => channel?.postMessage({ event: 'session', data: { trigger } }),
    watch(onChange) {
      const onVisibility = () => {
        if (document.visibilityState === 'visible') onChange()
      }
      document.addEventListener('visibilitychange', onVisibility)
      window.addEventListener('online', onChange)
      if (typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel('next-auth')
        channel.onmessage = onChange
      }
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        window.removeEventListener('online', onChange)
        channel?.close()
        channel = undefined
      }
    },
  }
}
