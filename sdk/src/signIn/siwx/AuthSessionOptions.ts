/** Options of `authSession`. */
export interface AuthSessionOptions {
  /** Base URL of the auth server. Default: the kit's `services.auth`, `/api/auth`. */
  readonly baseUrl?: string
  /** A sentence in the message, on one line. Default: none. */
  readonly statement?: string
  /**
   * URIs in the message, e.g. terms of use. The last one may be a ReCap (ERC-5573, `urn:recap:…`); the message then
   * states its grants. Default: none.
   */
  readonly resources?: readonly string[]
  /**
   * Whether an account that a signed-in visitor connects or switches to joins the session when it has signed, instead of
   * replacing it. The server has to list `accounts`, as `@wallet-kit/server` does. Default: false.
   */
  readonly linkAccounts?: boolean
  /**
   * Whether wallets that can connect and sign in by one prompt are asked so. Default: true; false: visitors connect first
   * and sign then.
   */
  readonly onePrompt?: boolean
  /** Whether a visitor who cancels is disconnected. Default: true. */
  readonly required?: boolean
}
