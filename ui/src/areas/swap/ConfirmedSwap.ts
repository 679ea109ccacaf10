import type { CaipNetwork } from '@wallet-kit/sdk'
import type { SwapToken } from '@wallet-kit/sdk/actions'

/** A swap as it is shown to be confirmed. */
export interface ConfirmedSwap {
  /** That sells and receives. */
  readonly account: string
  readonly network: CaipNetwork
  readonly from: SwapToken
  readonly to: SwapToken
  /** To sell, in the smallest unit. */
  readonly amount: bigint
}
