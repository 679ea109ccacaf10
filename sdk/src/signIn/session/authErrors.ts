import {
  authAccessDenied,
  authAccountNotLinked,
  authConfiguration,
  authCredentialsSignin,
  authEmailSignInError,
  authMissingCsrf,
  authOauthAccountNotLinked,
  authOauthCallbackError,
  authOauthSignInError,
  authSessionRequired,
  authVerification,
  authWebauthnVerificationError,
} from '@wallet-kit/clients/errors/constants'
import { type CatalogueError, createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'

/** Error types of the protocol that have a code of their own. */
const failures = {
  AccessDenied: authAccessDenied,
  AccountNotLinked: authAccountNotLinked,
  Configuration: authConfiguration,
  CredentialsSignin: authCredentialsSignin,
  EmailSignInError: authEmailSignInError,
  MissingCSRF: authMissingCsrf,
  OAuthAccountNotLinked: authOauthAccountNotLinked,
  OAuthCallbackError: authOauthCallbackError,
  OAuthSignInError: authOauthSignInError,
  SessionRequired: authSessionRequired,
  Verification: authVerification,
  WebAuthnVerificationError: authWebauthnVerificationError,
} as const satisfies Readonly<Record<string, CatalogueError>>

/** The `error` of a sign-in result, of the sign-in page and of the error page. */
export type AuthErrorType = keyof typeof failures

/**
 * The error of a type that the auth server has sent, e.g. in the query of the sign-in page. Types without a code of their
 * own, those of older servers among them, are `AUTH_CONFIGURATION`.
 *
 * @example
 * toAuthError(new URLSearchParams(location.search).get('error') ?? '')
 */
export function toAuthError(type: string): WalletKitError {
  return createError(isAuthErrorType(type) ? failures[type] : authConfiguration, {
    context: redactContext({ type }),
  })
}

function isAuthErrorType(type: string): type is AuthErrorType {
  return Object.hasOwn(failures, type)
}
