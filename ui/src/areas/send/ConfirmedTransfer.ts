import type { CaipNetwork } from '@wallet-kit/sdk'
import type { Recipient, Token } from '@wallet-kit/sdk/actions'

/** A transfer as it is shown to be confirmed. */
export interface ConfirmedTransfer {
  readonly sender: string
  readonly network: CaipNetwork
  readonly token: Token
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly recipient: Recipient
  /** The network's own coin, in which the fee is paid. */
  readonly coin: Token | undefined
  readonly currency: string
}
