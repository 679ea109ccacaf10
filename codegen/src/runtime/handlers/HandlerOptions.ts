/** Options of every generated test handler. */
export interface HandlerSettings {
  /** Base URL of the service, absolute or a path on the page's origin; without it the handler applies to any base. */
  readonly baseUrl?: string | undefined
  /** Seed of mock data, the same for the same number. Without it the reply is the contract's own example. */
  readonly seed?: number | undefined
  /** Media type to reply with, of several that the contract declares; by default the one that the request accepts. */
  readonly type?: string | undefined
  /** Headers to reply with, beside the content type. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Fails instead: as if the network were down, as if the service never replied, with a reply that breaks off, or with a
   * status and the body that the contract declares for it.
   */
  readonly fail?: 'network' | 'timeout' | 'malformed' | number | undefined
  /** Delay of the reply, in milliseconds, or indefinitely. */
  readonly delayMs?: number | 'infinite' | undefined
}

/** Options of the handler of an operation: its replies by status, and the one of success. */
export type HandlerOptions<Replies, Reply> =
  | SuccessOptions<Reply>
  | { [Status in keyof Replies]: StatusOptions<Status, Replies[Status]> }[keyof Replies]

// Interfaces rather than intersections: a type checker resolves them on use, not for each operation.

/** The success that the contract declares first. */
export interface SuccessOptions<Body> extends HandlerSettings {
  readonly status?: undefined
  /** Body to reply with, or a function of the request; by default mock data of the contract. */
  readonly reply?: Body | ((request: Request) => Body | Promise<Body>) | undefined
}

/** A status with the body that goes with it. */
export interface StatusOptions<Status, Body> extends HandlerSettings {
  readonly status: Status extends number ? Status : number
  /** Body to reply with, or a function of the request; by default mock data of the contract. */
  readonly reply?: Body | ((request: Request) => Body | Promise<Body>) | undefined
}

/** The options of any handler, whatever its replies. */
export interface AnyHandlerOptions extends HandlerSettings {
  readonly status?: number | undefined
  readonly reply?: unknown
}
