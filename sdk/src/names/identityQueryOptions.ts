import { getIdentity } from '@wallet-kit/clients/data-service/client'
import { getIdentityQueryKey } from '@wallet-kit/clients/data-service/query'
import type { DisplayName } from '../format/toDisplayName.ts'
import { toAccountKey } from '../namespaces/toAccountKey.ts'
import { namespaceTraits } from '../namespaces/traits.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { NetworksContext } from '../networks/NetworksContext.ts'
import { callService } from '../query/callService.ts'
import { getDataService } from '../query/getDataService.ts'
import type { ServiceContext } from '../query/ServiceContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { ownImage } from './ownImage.ts'
import { toDomainName } from './toDomainName.ts'

/** How long a name is valid, in ms. */
const identityLife = 5 * 60_000

/** The part of a kit that reads names. */
export interface NamesContext extends ServiceContext {
  readonly stores: ServiceContext['stores'] & NetworksContext['stores']
}

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

/**
 * Name and avatar of an account, valid for 5 minutes. Test networks, and families whose accounts have no
 * names, are answered without a request.
 *
 * `GET {dataService}/v1/identity/{address}`
 *
 * @example
 * const { data } = useQuery(identityQueryOptions(kit, { address }))
 */
export function identityQueryOptions(
  { _internal: context }: KitHandle<NamesContext>,
  { address, caipNetworkId }: IdentityParameters,
) {
  const { active, requested } = context.stores.networks.getState()
  const network = caipNetworkId
    ? requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    : active
  const hasNames =
    network !== undefined && namespaceTraits[network.chainNamespace]?.hasNames === true && !network.testnet
  const account = toAccountKey((network ?? active).caipNetworkId, address)
  return {
    queryKey: [...getIdentityQueryKey(), { account, hasNames }] as readonly unknown[],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<AccountIdentity> {
      if (!hasNames) return none
      const { services } = context.stores.options.getState()
      const { name, avatar } = await callService(context, ['dataService', 'getIdentity'], signal, (limited) =>
        getIdentity(
          getDataService(context),
          { path: { address }, query: { sender: address } },
          { signal: limited },
        ),
      )
      return { name: name ? await toDomainName(name) : null, avatar: ownImage(services, avatar) }
    },
    staleTime: identityLife,
  }
}
