import type { QueryFunctionContext } from '@tanstack/query-core'
import { getIdentity } from '@wallet-kit/clients/data-service/client'
import type { AppKit } from '../AppKit.ts'
import { getDataService } from '../dataService/getDataService.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { callService } from '../query/callService.ts'

/** How long a name is good, in ms. */
const identityLife = 5 * 60_000

export interface IdentityParameters {
  readonly address: string
  /** Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/** Name and picture of an account: text and address of strangers, to be shown as such. */
export interface AccountIdentity {
  readonly name: string | null
  readonly avatar: string | null
}

/**
 * Name and picture of an account, good for 5 minutes. Test networks and other families than eip155 have
 * none, and nobody is asked.
 *
 * `GET {dataService}/v1/identity/{address}`
 *
 * @example
 * const { data } = useQuery(identityQueryOptions(kit, { address }))
 */
export function identityQueryOptions(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { address, caipNetworkId }: IdentityParameters,
) {
  const { active } = kit.stores.networks.getState()
  const network = caipNetworkId ? kit.networks.find(caipNetworkId) : active
  const hasNames = network?.chainNamespace === 'eip155' && !network.testnet
  return {
    queryKey: ['wallet-kit', 'identity', { address: address.toLowerCase(), hasNames }] as readonly unknown[],
    async queryFn({ signal }: QueryFunctionContext): Promise<AccountIdentity> {
      if (!hasNames) return { name: null, avatar: null }
      const { name, avatar } = await callService(kit, ['dataService', 'getIdentity'], () =>
        getIdentity(getDataService(kit), { path: { address }, query: { sender: address } }, { signal }),
      )
      return { name, avatar }
    },
    staleTime: identityLife,
  }
}
