/** What changed. Name of the channel and shape of its messages are those of Auth.js. */
export type SessionTrigger = 'getSession' | 'signout'

export interface SessionChannel {
  /** Tells the other tabs of this site. */
  announce(trigger: SessionTrigger): void
  /** Calls back when another tab says so, and when this page comes to the front. Returns a stop function. */
  watch(onChange: () => void): () => void
}

/** Tells tabs of each other's sign-in and sign-out. A browser without `BroadcastChannel` goes without. */
export function createSessionChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined

  return {
    announce: (trigger) => channel?.postMessage({ event: 'session', data: { trigger } }),
    watch(onChange) {
      const onVisibility = () => {
        if (document.visibilityState === 'visible') onChange()
      }
      document.addEventListener('visibilitychange', onVisibility)
      if (typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel('next-auth')
        channel.onmessage = onChange
      }
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        channel?.close()
        channel = undefined
      }
    },
  }
}
