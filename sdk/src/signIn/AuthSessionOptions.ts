/** Options of `authSession`. */
export interface AuthSessionOptions {
  /** Base URL of the auth server. Default: the kit's `services.auth`, `/api/auth`. */
  readonly baseUrl?: string
  /** A sentence in the message, on one line. Default: none. */
  readonly statement?: string
  /** Whether a visitor who cancels is disconnected. Default: true. */
  readonly required?: boolean
}
