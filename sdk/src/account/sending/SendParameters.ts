import type { CaipNetworkId } from '../../chains/networks/Caip.ts'

/** A transfer from the connected account. */
export interface SendParameters {
  /** Address of the receiver, that of a wallet and not of its token account. */
  readonly recipient: string
  /** In the smallest unit of the coin or token. */
  readonly amount: bigint
  /** Contract or mint. Default: the network's own coin. */
  readonly token?: string | undefined
  /** Of the token, as the amount was shown: `reviewSend` compares them with the chain's. */
  readonly decimals?: number | undefined
  /** CAIP-2, one of the kit's. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
