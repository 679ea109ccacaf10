import { useGetProviders } from '@wallet-kit/clients/auth-session/react'
import { useContext } from 'react'
import { getPageSession } from './pageSession.ts'
import { SessionContext } from './SessionContext.ts'

/**
 * Sign-in providers of the auth server by id, as a query of the app's own `QueryClientProvider`; `getProviders` is the
 * function without one.
 *
 * @example
 * const { data: providers } = useProviders()
 */
export function useProviders(): ReturnType<typeof useGetProviders> {
  const { client } = useContext(SessionContext) ?? getPageSession()
  return useGetProviders(client)
}
