import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'

/** The account that a session has to belong to. */
export interface SignInAccount {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly caipAddress: CaipAddress
}
