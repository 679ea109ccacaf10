import { refuse } from './refuse.ts'

export { toAuthError } from '@wallet-kit/sdk/session'
export { SessionProvider } from '../../kit/session/SessionProvider.tsx'
export { getCsrfToken, getProviders, getSession } from '../../kit/session/sessionFunctions.ts'
export { refuse as signIn, refuse as signOut, refuse as useProviders, refuse as useSession }
