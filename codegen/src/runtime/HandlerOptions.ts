/** How a generated test handler answers. */
export interface HandlerOptions<Reply> {
  /** Base URL of the service, absolute or a path on the page's origin; without it requests to any base are answered. */
  readonly baseUrl?: string | undefined
  /** Makes data up by this number, the same for the same number. Without it the contract's own example is answered. */
  readonly seed?: number | undefined
  /** Body to answer with, or a function of the request. */
  readonly reply?: Reply | ((request: Request) => Reply | Promise<Reply>) | undefined
  /** Status to answer with; the first declared success by default. */
  readonly status?: number | undefined
  /** Headers to answer with, beside the content type. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Fails instead: as if the network were down, or with a status and the body that the contract declares for it. */
  readonly fail?: 'network' | number | undefined
  /** Waits before answering, in milliseconds, or for ever. */
  readonly delayMs?: number | 'infinite' | undefined
}
