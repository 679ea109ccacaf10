/** Kind of change. Name of the channel and shape of its messages are those of Auth.js. */
export type SessionTrigger = 'getSession' | 'signout'

export interface TabChannel {
  /** Notifies the other tabs of this site, and other listeners in this one. */
  announce(trigger: SessionTrigger): void
  /** Calls back for each message of another tab, or of another part of this page, until the signal is aborted. */
  listen(onMessage: () => void, signal: AbortSignal): void
}

/** Connects the tabs of a site. A browser without `BroadcastChannel` goes without. */
export function createTabChannel(): TabChannel {
  let open: BroadcastChannel | undefined

  return {
    announce(trigger) {
      const message = { event: 'session', data: { trigger } }
      if (open) return open.postMessage(message)
      const once = openChannel()
      once?.postMessage(message)
      once?.close()
    },
    listen(onMessage, signal) {
      if (signal.aborted) return
      const channel = openChannel()
      if (!channel) return
      channel.onmessage = onMessage
      open = channel
      signal.addEventListener('abort', () => {
        channel.close()
        if (open === channel) open = undefined
      })
    },
  }
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('next-auth') : undefined
}
