import { createLateError } from '../../foundation/errors/createLateError.ts'
import type { LateErrorCode } from '../../foundation/errors/ErrorCode.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'

/** Error types of the protocol that have a code of their own. */
const codes = {
  AccessDenied: 'AUTH_ACCESS_DENIED',
  AccountNotLinked: 'AUTH_ACCOUNT_NOT_LINKED',
  Configuration: 'AUTH_CONFIGURATION',
  CredentialsSignin: 'AUTH_CREDENTIALS_SIGNIN',
  EmailSignInError: 'AUTH_EMAIL_SIGN_IN_ERROR',
  MissingCSRF: 'AUTH_MISSING_CSRF',
  OAuthAccountNotLinked: 'AUTH_OAUTH_ACCOUNT_NOT_LINKED',
  OAuthCallbackError: 'AUTH_OAUTH_CALLBACK_ERROR',
  OAuthSignInError: 'AUTH_OAUTH_SIGN_IN_ERROR',
  SessionRequired: 'AUTH_SESSION_REQUIRED',
  Verification: 'AUTH_VERIFICATION',
  WebAuthnVerificationError: 'AUTH_WEBAUTHN_VERIFICATION_ERROR',
} as const satisfies Readonly<Record<string, LateErrorCode>>

/** The `error` of a sign-in result, of the sign-in page and of the error page. */
export type AuthErrorType = keyof typeof codes

/**
 * The error of a type that the auth server has sent, e.g. in the query of the sign-in page. Types without a code of their
 * own, those of older servers among them, are `AUTH_CONFIGURATION`.
 *
 * @example
 * toAuthError(new URLSearchParams(location.search).get('error') ?? '')
 */
export function toAuthError(type: string): WalletKitError {
  return createLateError(isAuthErrorType(type) ? codes[type] : 'AUTH_CONFIGURATION', { context: { type } })
}

function isAuthErrorType(type: string): type is AuthErrorType {
  return Object.hasOwn(codes, type)
}
