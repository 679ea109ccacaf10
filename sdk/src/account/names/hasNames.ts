import { namespaceTraits } from '../../chains/namespaces/families/traits.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'

/** Whether accounts of a network have names: those of test networks have none. */
export function hasNames({ chainNamespace, testnet }: CaipNetwork): boolean {
  return namespaceTraits[chainNamespace]?.hasNames === true && !testnet
}
