interface FaultScope {
  /** Applies to this operation only (a name, or a JSON-RPC method). Default: all operations of the service. */
  readonly operation?: string
  /** Number of requests it applies to. Default: all until it is cleared. */
  readonly times?: number
}

/** The connection is closed without a reply. */
export interface DownFault extends FaultScope {
  readonly mode: 'down'
}

/** No reply is sent; the connection stays open until the caller closes it. */
export interface NeverFault extends FaultScope {
  readonly mode: 'never'
}

/** The regular reply is delayed. */
export interface SlowFault extends FaultScope {
  readonly mode: 'slow'
  /** Milliseconds. */
  readonly delayMs: number
}

/** An HTML page instead of data, as captive portals and bot checks send. */
export interface HtmlFault extends FaultScope {
  readonly mode: 'html'
  readonly status: number
}

/** Content type JSON, but invalid JSON or JSON of the wrong shape. */
export interface MalformedFault extends FaultScope {
  readonly mode: 'malformed'
  readonly body: string
}

/** An error reply in the service's own format. */
export interface StatusFault extends FaultScope {
  readonly mode: 'status'
  readonly status: number
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** Body of the reply. Default: the service's own error format. */
  readonly body?: string
}

/** The service itself misbehaves, in one of the ways that it lists. */
export interface BehaveFault extends FaultScope {
  readonly mode: 'behave'
  readonly behaviour: string
}

/** A fault injected into a service. */
export type Fault =
  | DownFault
  | NeverFault
  | SlowFault
  | HtmlFault
  | MalformedFault
  | StatusFault
  | BehaveFault

export type FaultMode = Fault['mode']
