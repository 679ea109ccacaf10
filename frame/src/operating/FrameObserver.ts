/** Told about a server's work. Gets nothing of a visitor. */
export interface FrameObserver {
  /** A request that was answered. `operation` is method and pattern of the path. */
  request?(request: {
    readonly requestId: string
    readonly operation: string
    readonly status: number
    readonly ms: number
  }): void
  /** A login, by `email`, the name of a network, or `farcaster`. */
  login?(login: { readonly way: string; readonly outcome: 'succeeded' | 'refused' }): void
  /** A mail with a code, a link or a notice. `refused`: by a limit. `failed`: the mail server did not take it. */
  mail?(mail: {
    readonly kind: 'code' | 'notice' | 'link'
    readonly outcome: 'sent' | 'refused' | 'failed'
  }): void
}
