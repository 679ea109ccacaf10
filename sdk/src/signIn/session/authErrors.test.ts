import { expect, it } from 'vitest'
import { toAuthError } from './authErrors.ts'

it.each([
  ['AccessDenied', 'AUTH_ACCESS_DENIED'],
  ['AccountNotLinked', 'AUTH_ACCOUNT_NOT_LINKED'],
  ['Configuration', 'AUTH_CONFIGURATION'],
  ['CredentialsSignin', 'AUTH_CREDENTIALS_SIGNIN'],
  ['EmailSignInError', 'AUTH_EMAIL_SIGN_IN_ERROR'],
  ['MissingCSRF', 'AUTH_MISSING_CSRF'],
  ['OAuthAccountNotLinked', 'AUTH_OAUTH_ACCOUNT_NOT_LINKED'],
  ['OAuthCallbackError', 'AUTH_OAUTH_CALLBACK_ERROR'],
  ['OAuthSignInError', 'AUTH_OAUTH_SIGN_IN_ERROR'],
  ['SessionRequired', 'AUTH_SESSION_REQUIRED'],
  ['Verification', 'AUTH_VERIFICATION'],
  ['WebAuthnVerificationError', 'AUTH_WEBAUTHN_VERIFICATION_ERROR'],
])('%s is %s, with the name of the protocol as its message', (type, code) => {
  expect(toAuthError(type)).toMatchObject({ code, message: expect.stringContaining(type) })
})

it.each(['OAuthSignin', 'AdapterError', 'constructor', '__proto__', ''])(
  '%j is AUTH_CONFIGURATION',
  (type) => {
    expect(toAuthError(type)).toMatchObject({ code: 'AUTH_CONFIGURATION', context: { type } })
  },
)
