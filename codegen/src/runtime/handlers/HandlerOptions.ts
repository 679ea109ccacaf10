/** How a generated test handler answers, whatever the operation. */
export interface HandlerSettings {
  /** Base URL of the service, absolute or a path on the page's origin; without it requests to any base are answered. */
  readonly baseUrl?: string | undefined
  /** Makes mock data by this number, the same for the same number. Without it the contract's own example is answered. */
  readonly seed?: number | undefined
  /** Media type to answer with, of several that the contract declares; by default the one that the request accepts. */
  readonly type?: string | undefined
  /** Headers to answer with, beside the content type. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Fails instead: as if the network were down, as if the service never answered, with an answer that breaks off, or
   * with a status and the body that the contract declares for it.
   */
  readonly fail?: 'network' | 'timeout' | 'malformed' | number | undefined
  /** Waits before answering, in milliseconds, or indefinitely. */
  readonly delayMs?: number | 'infinite' | undefined
}

/** How the handler of an operation answers: its replies by status, and the one of success. */
export type HandlerOptions<Replies, Reply> =
  | SuccessOptions<Reply>
  | { [Status in keyof Replies]: StatusOptions<Status, Replies[Status]> }[keyof Replies]

// Interfaces rather than intersections: a type checker looks into them on use, not for each operation.

/** The success that the contract declares first. */
export interface SuccessOptions<Body> extends HandlerSettings {
  readonly status?: undefined
  /** Body to answer with, or a function of the request; by default mock data of the contract. */
  readonly reply?: Body | ((request: Request) => Body | Promise<Body>) | undefined
}

/** A status with the body that goes with it. */
export interface StatusOptions<Status, Body> extends HandlerSettings {
  readonly status: Status extends number ? Status : number
  /** Body to answer with, or a function of the request; by default mock data of the contract. */
  readonly reply?: Body | ((request: Request) => Body | Promise<Body>) | undefined
}

/** The options of a handler for which it does not matter what is answered. */
export interface AnyHandlerOptions extends HandlerSettings {
  readonly status?: number | undefined
  readonly reply?: unknown
}
