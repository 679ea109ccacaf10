import type { OptionData } from '../../foundation/options/OptionData.ts'
import type { CaipNetwork } from './Network.ts'

/** The network that is active before a wallet says otherwise. */
export function pickDefaultNetwork(
  networks: readonly CaipNetwork[],
  { defaultNetwork }: Pick<OptionData, 'defaultNetwork'>,
): CaipNetwork | undefined {
  return networks.find(({ id }) => id === defaultNetwork?.id) ?? networks[0]
}
