export { type AuthErrorType, type Session, type SignInResult, toAuthError } from '@wallet-kit/sdk/session'
export { SessionProvider, type SessionProviderProps } from '../kit/session/SessionProvider.tsx'
export { getCsrfToken, getProviders, getSession, signIn, signOut } from '../kit/session/sessionFunctions.ts'
export { useProviders } from '../kit/session/useProviders.ts'
export {
  type UseSessionParameters,
  type UseSessionReturnType,
  useSession,
} from '../kit/session/useSession.ts'
