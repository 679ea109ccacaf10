/** Options of one call beside its parameters. */
export interface RequestOptions
  extends Pick<
    RequestInit,
    'cache' | 'credentials' | 'keepalive' | 'mode' | 'priority' | 'redirect' | 'referrerPolicy'
  > {
  /** Ends the call with a ClientError of code `aborted`. */
  readonly signal?: AbortSignal | undefined
  /** Time limit in milliseconds, instead of the client's; 0: none. */
  readonly timeoutMs?: number | undefined
  /** Address to send to, instead of the client's or the operation's own. */
  readonly baseUrl?: string | undefined
  /** Media type to accept; by default all that the contract declares, where there are several. */
  readonly accept?: string | undefined
  /** Called with the response of a success, before its body is read. */
  readonly onResponse?: ((response: Pick<Response, 'status' | 'headers'>) => void) | undefined
  /** Override those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}
