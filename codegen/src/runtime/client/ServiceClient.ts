import createFetchClient from 'openapi-fetch'
import type { Authorize } from './credentials.ts'

/** A call, as an {@link Interceptor} sees it. */
export interface InterceptedCall {
  /** Name of the operation: `getWallets`. */
  readonly operation: string
  /** `GET` */
  readonly method: string
  /** Whether the body is a stream, which can be sent once. */
  readonly sendsStream: boolean
  /** The caller's. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs around every call of a client, like middleware. It may refuse the call, end it early with a signal of its own,
 * throw another error, or return another reply of the operation's type.
 */
export type Interceptor = <Reply>(
  call: InterceptedCall,
  send: (signal?: AbortSignal) => Promise<Reply>,
) => Promise<Reply>

/** Options of every generated `createClient`. */
export interface ServiceClientOptions {
  /** Address that the paths of the contract are appended to; a trailing slash is dropped. */
  readonly baseUrl: string
  /** Used instead of the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Query parameters sent with every call; those of a single call override them. */
  readonly query?: object | undefined
  /** Time limit of a call in milliseconds, from sending to the last byte of the reply. Default 30 000. */
  readonly timeoutMs?: number | undefined
  /** Replies above this many bytes are refused unread. Default 16 MiB. */
  readonly maxReplyBytes?: number | undefined
  readonly credentials?: RequestCredentials | undefined
  /**
   * Handling of redirects. Default `error`: the server would otherwise choose where the query, the body and the custom
   * headers of a call are sent. `follow` for an API that redirects on purpose.
   */
  readonly redirect?: RequestRedirect | undefined
  /** Runs around every call. Default: calls are sent as they are. */
  readonly intercept?: Interceptor | undefined
}

/** A client of one service. Made by the service's `createClient`; clients of other services are not assignable. */
export interface ServiceClient<Name extends string = string> {
  readonly service: Name
  readonly baseUrl: string
  readonly query: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  readonly maxReplyBytes: number
  /** Finds the credentials of a call; absent in services that describe no security schemes. */
  readonly authorize?: Authorize | undefined
  readonly intercept?: Interceptor | undefined
  /** The openapi-fetch client underneath, by path instead of by operation. */
  readonly fetchClient: RawFetchClient
}

/** The part of an openapi-fetch client that operations use. */
export interface RawFetchClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>
}

/** Makes the client of a service. Sends nothing. */
export function createServiceClient<const Name extends string>(
  service: Name,
  options: ServiceClientOptions,
  authorize?: Authorize,
): ServiceClient<Name> {
  const { baseUrl, fetch, headers, query, timeoutMs = 30_000, maxReplyBytes = 16 * 1024 * 1024 } = options
  return {
    service,
    baseUrl,
    authorize,
    intercept: options.intercept,
    query: { ...query },
    timeoutMs,
    maxReplyBytes,
    fetchClient: createFetchClient<Record<never, never>>({
      baseUrl,
      // Looked up for each call, so that a `fetch` put in place later (by a test, by tracing) is used.
      fetch: fetch ?? ((request) => globalThis.fetch(request)),
      redirect: options.redirect ?? 'error',
      ...(headers === undefined ? {} : { headers }),
      ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
    }) as RawFetchClient,
  }
}
