import { skipToken } from '@tanstack/query-core'
import type { Client } from '@wallet-kit/clients/data-service/client'
import { getIdentityQueryKey, getIdentityQueryOptions } from '@wallet-kit/clients/data-service/query'
import type { GetIdentityParameters, GetIdentityReply } from '@wallet-kit/clients/data-service/types'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { type DisplayName, toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { Read, ReadOptions } from '../../foundation/query/Read.ts'
import { assertSafe, markSafe, withSafeReplies } from '../../foundation/query/safeReplies.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { findRegisteredName } from './findRegisteredName.ts'
import { hasNames } from './hasNames.ts'
import { ownImage } from './ownImage.ts'
import { storeName } from './storedNames.ts'
import { toDomainName } from './toDomainName.ts'

/** Lifetime of a name, in ms. */
const identityLife = 5 * 60_000

export interface IdentityParameters {
  readonly address: string
  /** Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/** Name and avatar of an account, which strangers chose. The avatar is on one of the kit's own services. */
export interface AccountIdentity {
  readonly name: DisplayName | null
  readonly avatar: string | null
}

const none: AccountIdentity = { name: null, avatar: null }

// Of one identity for each kit, so that the cache selects a reply once.
const select = defineKitState(
  (context: FoundationContext) =>
    (reply: GetIdentityReply): AccountIdentity =>
      assertSafe<GetIdentityReply, AccountIdentity>(context, reply),
)

/**
 * The read of {@link identityQueryOptions}, for the generated `useGetIdentity`. Its parameters are the skip token where
 * accounts have no names.
 *
 * @example
 * const { client, parameters, options } = identityRead(kit, { address })
 * const { data } = useGetIdentity(client, parameters, options)
 */
export function identityRead(
  { _internal: context }: KitHandle<WalletsContext>,
  { address, caipNetworkId }: IdentityParameters,
): Read<Client, GetIdentityParameters, ReadOptions<GetIdentityReply, AccountIdentity>> {
  const { active, requested } = context.stores.networks.getState()
  const network = caipNetworkId
    ? requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    : active
  const named = network && hasNames(network) ? network : undefined
  const sender = toAddressKey((network ?? active).caipNetworkId, address)
  return {
    client: withSafeReplies(context, getDataService(context), {
      async makeSafe({ name, avatar }: GetIdentityReply): Promise<AccountIdentity> {
        const { services } = context.stores.options.getState()
        const shown = name ? await toDomainName(name) : named && (await findRegisteredName(context, sender))
        const safe = { name: shown ?? null, avatar: ownImage(services, avatar) }
        if (named) storeName(context, named, { address, name: safe.name })
        return safe
      },
    }),
    parameters: named ? { path: { address: sender }, query: { sender } } : skipToken,
    options: { select: getKitState(context, select), structuralSharing: false, staleTime: identityLife },
  }
}

export interface SetIdentityNameParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
}

/** Shows a name that an account has just been given, before any service reports it. */
export function setIdentityName(
  kit: KitHandle<WalletsContext>,
  { address, caipNetworkId, name }: SetIdentityNameParameters,
): void {
  const { _internal: context } = kit
  const { parameters } = identityRead(kit, { address, caipNetworkId })
  const network = context.stores.networks
    .getState()
    .requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
  if (parameters === skipToken || !network) return
  getQueryClient(kit).setQueryData(
    getIdentityQueryKey(parameters),
    (last): AccountIdentity => markSafe(context, { name: toDisplayName(name), avatar: last?.avatar ?? null }),
  )
  storeName(context, network, { address, name })
}

/**
 * Name and avatar of an account, valid for 5 minutes. Test networks, and families whose accounts have no
 * names, are answered without a request.
 *
 * `GET {dataService}/v1/identity/{address}`
 *
 * @example
 * const { data } = useQuery(identityQueryOptions(kit, { address }))
 */
export function identityQueryOptions(kit: KitHandle<WalletsContext>, account: IdentityParameters) {
  const { client, parameters, options } = identityRead(kit, account)
  const { select, structuralSharing, staleTime } = options
  if (parameters === skipToken) {
    const queryKey: readonly unknown[] = [...getIdentityQueryKey(), 'none']
    return { queryKey, queryFn: async () => none, structuralSharing, staleTime }
  }
  const { queryKey, queryFn } = getIdentityQueryOptions(client, parameters)
  return {
    queryKey: queryKey as readonly unknown[],
    queryFn: async (call: { readonly signal: AbortSignal }) => select(await queryFn(call)),
    structuralSharing,
    staleTime,
  }
}
