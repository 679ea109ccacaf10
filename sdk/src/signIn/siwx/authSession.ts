import type { AuthSessionOptions } from './AuthSessionOptions.ts'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInTools } from './SignInTools.ts'

/**
 * Signs visitors in at the host's own auth server (Auth.js protocol): nonce from the server, a
 * message of this page's origin (EIP-4361 or its sibling of the account's namespace), verification and session
 * cookie by the server. Its code is loaded when a visitor connects.
 *
 * The session is read again when the page comes to the front and when another tab signs in or out.
 *
 * @example
 * createAppKit({ projectId, networks, siwx: authSession({ statement: 'Sign in to Example' }) })
 */
export function authSession(options: AuthSessionOptions = {}): SIWXConfig {
  return forKit(options)
}

function forKit(options: AuthSessionOptions, tools?: SignInTools): SIWXConfig {
  return {
    ...lazySIWX(async () => {
      const code = await import('./authServer/use.ts')
      return code.createAuthSession(options, tools)
    }, options.required),

    withKit({ auth }, kitTools) {
      const baseUrl = options.baseUrl ?? auth
      return baseUrl === false ? undefined : forKit({ ...options, baseUrl }, kitTools)
    },
  }
}
