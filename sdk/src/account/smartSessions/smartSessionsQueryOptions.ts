import { getSmartSessions } from '@wallet-kit/clients/data-service/client'
import { destroyed } from '@wallet-kit/clients/errors/constants'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SmartSession } from './SmartSession.ts'
import { toSmartSession } from './toSmartSession.ts'

/** Lifetime of a list, in ms. */
const sessionsLife = 15_000

export interface SmartSessionsParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * The smart sessions of an account on a network, active ones first and newest first; valid for 15 s. Empty in chain
 * families without them, and where the service does not cover the network.
 *
 * `GET {dataService}/v1/sessions/{address}`, with the account as CAIP-10
 *
 * @example
 * const { data } = useQuery(smartSessionsQueryOptions(kit, { address, caipNetworkId }))
 */
export function smartSessionsQueryOptions(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId }: SmartSessionsParameters,
) {
  const { _internal: context } = kit
  return {
    queryKey: [
      ...['wallet-kit', 'smart sessions', toAccountKey(caipNetworkId, address)],
    ] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly SmartSession[]> => {
      if (context.lifetime.aborted) throw createError(destroyed)
      const namespace = await context.namespaces.load(getNamespace(caipNetworkId))
      if (!namespace.hasSmartSessions) return []
      const covered = await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
      if (!covered.includes(caipNetworkId)) return []
      const path = { address: `${caipNetworkId}:${address}` }
      const { pcis } = await getSmartSessions(getDataService(context), { path }, { signal })
      const now = Date.now()
      const sessions = pcis.flatMap((session) => toSmartSession(session, now) ?? [])
      // One id is one session, whatever else the service says of it.
      return [...new Map(sessions.map((session) => [session.pci, session])).values()].sort(compareSessions)
    },
    staleTime: sessionsLife,
  }
}

function compareSessions(first: SmartSession, second: SmartSession): number {
  return (
    Number(second.status === 'active') - Number(first.status === 'active') ||
    (second.createdAt ?? 0) - (first.createdAt ?? 0)
  )
}
