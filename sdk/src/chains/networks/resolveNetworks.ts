import type { OptionData } from '../../foundation/options/OptionData.ts'
import type { CaipNetwork } from './Network.ts'
import { pickDefaultNetwork } from './pickDefaultNetwork.ts'
import { toCaipNetwork } from './toCaipNetwork.ts'

/** The networks of the options, the default one included, and which of them is active at first. */
export function resolveNetworks(
  options: Pick<OptionData, 'networks' | 'defaultNetwork' | 'customRpcUrls' | 'chainImages'>,
): { readonly requested: readonly [CaipNetwork, ...CaipNetwork[]]; readonly initial: CaipNetwork } {
  const { networks, defaultNetwork } = options
  const isListed = networks.some(({ id }) => id === defaultNetwork?.id)
  const all = defaultNetwork && !isListed ? [...networks, defaultNetwork] : networks
  // `resolveOptions` has refused options without any network.
  const requested = all.map((network) => toCaipNetwork(network, options)) as [CaipNetwork, ...CaipNetwork[]]
  return { requested, initial: pickDefaultNetwork(requested, options) ?? requested[0] }
}
