/** A node through which a network is read. */
export interface NetworkNode {
  readonly url: string
  /** From the host app's `customRpcUrls`. Several of them are ranked by how fast and how reliably they answer. */
  readonly isCustom?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Limit of one request in ms. Default: a share of the time that a read has. */
  readonly timeoutMs?: number
}
