import type { IncomingMessage, MessagePeer, MessageReceiver } from '../runtime/channel/ChannelPort.ts'

/** A window as far as messages go: it receives, and others hold it to send to it. */
export interface FakeWindow extends MessageReceiver {
  readonly origin: string
  /** The handle that a sender posts to: its messages have the sender's window and origin. */
  seenBy(sender: { readonly origin: string }): MessagePeer
  /** Delivers any event at all. */
  deliver(event: IncomingMessage): void
  readonly listenerCount: number
  /** Messages that were received, in order. */
  readonly received: readonly unknown[]
}

/**
 * Makes a window of an origin. Like a browser it copies messages, delivers those to its own origin only, and sets
 * origin and source of the event itself. `source` is what {@link FakeWindow.seenBy} returned for the sender.
 */
export function createFakeWindow(origin: string): FakeWindow {
  const listeners = new Set<(event: IncomingMessage) => void>()
  const received: unknown[] = []
  const peers = new Map<object, MessagePeer>()
  const deliver = (event: IncomingMessage) => {
    received.push(event.data)
    for (const listener of [...listeners]) listener(event)
  }
  const self: FakeWindow = {
    origin,
    received,
    deliver,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    get listenerCount() {
      return listeners.size
    },
    seenBy(sender) {
      const known = peers.get(sender)
      if (known !== undefined) return known
      const peer: MessagePeer = {
        postMessage(message, targetOrigin) {
          const data: unknown = structuredClone(message)
          if (targetOrigin !== origin) return
          const source = isWindow(sender) ? sender.seenBy(self) : sender
          deliver({ data, origin: sender.origin, source })
        },
      }
      peers.set(sender, peer)
      return peer
    },
  }
  return self
}

function isWindow(sender: { readonly origin: string }): sender is FakeWindow {
  return 'seenBy' in sender
}
