export { type AuthErrorType, toAuthError } from '../session/authErrors.ts'
export type { IncomingHeaders } from '../session/createAuthCalls.ts'
export {
  createSessionClient,
  type ReadSessionOptions,
  type SessionClient,
  type SessionClientOptions,
} from '../session/createSessionClient.ts'
export { requireSession } from '../session/requireSession.ts'
export type { Session, SessionState, SessionStatus } from '../session/SessionState.ts'
export { providersQueryOptions, sessionQueryOptions } from '../session/sessionQueryOptions.ts'
export type { SignInOptions, SignInResult } from '../session/submitSignIn.ts'
export type { SignOutOptions, SignOutResult } from '../session/submitSignOut.ts'
export type { WatchSessionOptions } from '../session/watchPage.ts'
