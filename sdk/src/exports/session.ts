export { type AuthErrorType, toAuthError } from '../signIn/session/authErrors.ts'
export type { IncomingHeaders } from '../signIn/session/createAuthCalls.ts'
export {
  createSessionClient,
  type ReadSessionOptions,
  type SessionClient,
  type SessionClientOptions,
} from '../signIn/session/createSessionClient.ts'
export { requireSession } from '../signIn/session/requireSession.ts'
export type { Session, SessionState, SessionStatus } from '../signIn/session/SessionState.ts'
export { providersQueryOptions, sessionQueryOptions } from '../signIn/session/sessionQueryOptions.ts'
export type { SignInOptions, SignInResult } from '../signIn/session/submitSignIn.ts'
export type { SignOutOptions, SignOutResult } from '../signIn/session/submitSignOut.ts'
export type { WatchSessionOptions } from '../signIn/session/watchPage.ts'
