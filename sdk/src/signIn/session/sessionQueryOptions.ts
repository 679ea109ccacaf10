import { getProvidersQueryOptions, getSessionQueryKey } from '@wallet-kit/clients/auth-session/query'
import type { SessionClient } from './createSessionClient.ts'

/**
 * Query of the session, for apps that use TanStack Query. The store of the client has it as well.
 *
 * @example
 * await queryClient.fetchQuery(sessionQueryOptions(session))
 */
export function sessionQueryOptions(session: Pick<SessionClient, 'getSession'>): {
  readonly queryKey: ReturnType<typeof getSessionQueryKey>
  readonly queryFn: () => ReturnType<SessionClient['getSession']>
} {
  return { queryKey: getSessionQueryKey(), queryFn: () => session.getSession({ broadcast: false }) }
}

/** Query of the sign-in providers, by id. Unlike `getProviders` of the client, it rejects where the server does not answer. */
export function providersQueryOptions({
  client,
}: Pick<SessionClient, 'client'>): ReturnType<typeof getProvidersQueryOptions> {
  return getProvidersQueryOptions(client)
}
