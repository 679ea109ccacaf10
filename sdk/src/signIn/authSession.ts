import { lazySIWX } from './lazySIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** Options of {@link authSession}. */
export interface AuthSessionOptions {
  /** Base address of the auth server. Default: the kit's `services.auth`, `/api/auth`. */
  readonly baseUrl?: string
  /** A sentence in the message, on one line. Default: none. */
  readonly statement?: string
  /** Whether a visitor who cancels is disconnected. Default: true. */
  readonly required?: boolean
}

/**
 * Signs visitors in at the host's own auth server (Auth.js protocol): nonce from the server, an EIP-4361
 * message of this page's origin, verification and session cookie by the server. Its code is loaded when
 * somebody connects.
 *
 * The session is read again when the page comes to the front and when another tab signs in or out.
 *
 * @example
 * createAppKit({ projectId, networks, siwx: authSession({ statement: 'Sign in to Example' }) })
 */
export function authSession(options: AuthSessionOptions = {}): SIWXConfig {
  return {
    ...lazySIWX(async () => {
      const { createAuthSession } = await import('./createAuthSession.ts')
      return createAuthSession(options)
    }, options.required),

    withServices({ auth }) {
      const baseUrl = options.baseUrl ?? auth
      return baseUrl === false ? undefined : authSession({ ...options, baseUrl })
    },
  }
}
