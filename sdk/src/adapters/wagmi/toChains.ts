import { networksMissing } from '@wallet-kit/clients/errors/constants'
import type { Chain } from 'viem'
import type { Network } from '../../chains/networks/Network.ts'
import { toCaipNetwork } from '../../chains/networks/toCaipNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { OptionData } from '../../foundation/options/OptionData.ts'

/**
 * The EVM networks among those of the host app, as viem's chains.
 *
 * @param customRpcUrls the host app's nodes by CAIP-2 id, which go before the networks' own
 * @throws WalletKitError `NETWORKS_MISSING` when there is none
 */
export function toChains(
  networks: readonly Network[],
  customRpcUrls?: OptionData['customRpcUrls'],
): readonly [Chain, ...Chain[]] {
  const [first, ...others] = networks
    .map((network) => toCaipNetwork(network, { customRpcUrls }))
    .filter(({ chainNamespace }) => chainNamespace === 'eip155')
  if (!first) throw createError(networksMissing)
  // A `Network` of this family has the shape of viem's `Chain`; only its lists are read-only.
  return [first, ...others] as unknown as readonly [Chain, ...Chain[]]
}
