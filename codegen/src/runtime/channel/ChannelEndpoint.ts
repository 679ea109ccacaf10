import { assertOrigin, type ChannelPort, type IncomingMessage } from './ChannelPort.ts'

/**
 * A connection with exactly one other side: a `Worker`, `self` inside of one, a `MessagePort`. There
 * are no origins to check.
 */
export interface ChannelEndpoint {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Message ports hold messages back until this is called. */
  start?(): void
}

/** The other side of a channel: windows, each with the other's origin, or an endpoint. */
export type ChannelEnd = ChannelPort | ChannelEndpoint

/**
 * The same for both kinds.
 *
 * @throws {TypeError} when `origin` is not one exact origin, or when a window is given as if it were an endpoint
 */
export function portOf(end: ChannelEnd): ChannelPort {
  if (!('postMessage' in end)) {
    assertOrigin(end.origin)
    return end
  }
  // Anyone can post to a window.
  if ('window' in end) {
    throw new TypeError(
      'Open a channel to a window with { receiver, peer, origin }, so that origins are checked.',
    )
  }
  return portOfEndpoint(end)
}

function portOfEndpoint(endpoint: ChannelEndpoint): ChannelPort {
  const peer = { postMessage: (message: unknown) => endpoint.postMessage(message) }
  const wrappers = new Map<(event: IncomingMessage) => void, (event: { readonly data: unknown }) => void>()
  return {
    origin: '',
    peer: () => peer,
    receiver: {
      addEventListener(type, listener) {
        const wrapper = ({ data }: { readonly data: unknown }) => listener({ data, origin: '', source: peer })
        wrappers.set(listener, wrapper)
        endpoint.addEventListener(type, wrapper)
        endpoint.start?.()
      },
      removeEventListener(type, listener) {
        const wrapper = wrappers.get(listener)
        if (wrapper !== undefined) endpoint.removeEventListener(type, wrapper)
        wrappers.delete(listener)
      },
    },
  }
}
