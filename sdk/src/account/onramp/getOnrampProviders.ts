import type { OnrampTraits } from '../../chains/namespaces/Namespace.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { isOnrampRestricted } from './isOnrampRestricted.ts'
import type { OnrampProvider, OnrampProviderId } from './OnrampProvider.ts'

const fee = { min: 1, max: 2 }
const providers: readonly OnrampProvider[] = [
  { id: 'coinbase', name: 'Coinbase', fee },
  { id: 'meld', name: 'Meld.io', fee },
]

export interface GetOnrampProvidersParameters {
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Providers that sell coins and tokens of a network for a card. Empty where buying is off, in regions in which the
 * providers do not sell, and on test networks.
 *
 * @example
 * const [provider] = await getOnrampProviders(kit) // { id: 'coinbase', name: 'Coinbase', fee: { min: 1, max: 2 } }
 */
export async function getOnrampProviders(
  { _internal: context }: KitHandle<WalletsContext>,
  { caipNetworkId }: GetOnrampProvidersParameters = {},
): Promise<readonly OnrampProvider[]> {
  const { features, services } = context.stores.options.getState()
  if (!features.onramp || isOnrampRestricted()) return []
  const traits = await getOnrampTraits(context, caipNetworkId)
  const isOn: Record<OnrampProviderId, boolean> = {
    coinbase: services.dataService !== false,
    meld: services.meld !== false && services.dataService !== false,
  }
  return providers.filter(({ id }) => isOn[id] && traits?.[id])
}

/** Onramp facts of a network's family; `undefined` without an onramp. */
export async function getOnrampTraits(
  { stores, namespaces }: WalletsContext,
  caipNetworkId: CaipNetworkId | undefined,
): Promise<OnrampTraits | undefined> {
  const { active, requested } = stores.networks.getState()
  const id = caipNetworkId ?? active.caipNetworkId
  const network = requested.find((candidate) => candidate.caipNetworkId === id)
  if (!network || network.testnet) return undefined
  return (await namespaces.load(getNamespace(id))).onramp
}
