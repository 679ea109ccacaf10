import { refuse } from './refuse.ts'

export { toAuthError } from '@wallet-kit/sdk/session'
export { SessionProvider } from '../../session/SessionProvider.tsx'
export { getCsrfToken, getProviders, getSession } from '../../session/sessionFunctions.ts'
export { refuse as signIn, refuse as signOut, refuse as useProviders, refuse as useSession }
