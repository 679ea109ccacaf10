/** A message as a window receives it. */
export interface IncomingMessage {
  readonly data: unknown
  readonly origin: string
  /** Sender of the message. */
  readonly source: unknown
}

/** A receiver of messages: a window, or anything that behaves like one. */
export interface MessageReceiver {
  addEventListener(type: 'message', listener: (event: IncomingMessage) => void): void
  removeEventListener(type: 'message', listener: (event: IncomingMessage) => void): void
}

/** The window of the other side, which messages are posted to. */
export interface MessagePeer {
  postMessage(message: unknown, targetOrigin: string): void
}

/** One end of a channel. */
export interface ChannelPort {
  /** This side's window. */
  readonly receiver: MessageReceiver
  /** The other side's current window; called for every message, because a frame gets another one when it reloads. */
  readonly peer: () => MessagePeer | null | undefined
  /** The other side's origin, exactly: scheme, host, port. */
  readonly origin: string
}

/** Refuses anything but one exact origin: wildcards, paths, `null`, schemes without an origin. */
export function assertOrigin(origin: string): void {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  // Chromium calls the origin of all local files `file://`.
  if (url?.origin !== origin || url.host === '')
    throw new TypeError(`A channel needs the exact origin of the other side, not ${JSON.stringify(origin)}.`)
}

/** Whether a message was sent by the other side: from its origin and its window. */
export function isFromPeer(port: ChannelPort, event: IncomingMessage): boolean {
  const peer = port.peer()
  return peer !== null && peer !== undefined && event.origin === port.origin && event.source === peer
}
