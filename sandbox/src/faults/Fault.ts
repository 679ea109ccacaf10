interface FaultScope {
  /** Only this operation (an operation's name, or a JSON-RPC method). Default: all of the service. */
  readonly operation?: string
  /** How many requests it hits before it is gone. Default: all until it is cleared. */
  readonly times?: number
}

/** The connection breaks before a reply. */
export interface DownFault extends FaultScope {
  readonly mode: 'down'
}

/** The reply never comes; the connection stays open until the caller gives up. */
export interface NeverFault extends FaultScope {
  readonly mode: 'never'
}

/** The right reply comes late. */
export interface SlowFault extends FaultScope {
  readonly mode: 'slow'
  /** Milliseconds. */
  readonly delayMs: number
}

/** A web page instead of data, as captive portals and bot checks send. */
export interface HtmlFault extends FaultScope {
  readonly mode: 'html'
  readonly status: number
}

/** JSON by its content type, broken or of another shape by its content. */
export interface MalformedFault extends FaultScope {
  readonly mode: 'malformed'
  readonly body: string
}

/** The service's own way to say no. */
export interface StatusFault extends FaultScope {
  readonly mode: 'status'
  readonly status: number
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** Text of the reply. Default: as the service words its errors. */
  readonly body?: string
}

/** What goes wrong with a service. */
export type Fault = DownFault | NeverFault | SlowFault | HtmlFault | MalformedFault | StatusFault

export type FaultMode = Fault['mode']
