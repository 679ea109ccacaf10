import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { SentTransaction } from '../transactions/SentTransaction.ts'

/** A transfer that the wallet has sent. */
export interface SentTransfer {
  /** Hash or signature, or the wallet's id of a bundle. */
  readonly id: string
  /** Hash or signature. Absent: a bundle whose transaction is not known yet. */
  readonly hash?: string
  readonly caipNetworkId: CaipNetworkId
  readonly sender: string
  readonly recipient: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Contract or mint. Absent: the network's own coin. */
  readonly token?: string
  /** Whether `speedUpTransfer` can raise the fee while the transfer is pending. Wallets may still refuse. */
  readonly canSpeedUp: boolean
  /** In ms since 1970. */
  readonly sentAt: number
  /**
   * `altered`: the transaction in the block is not the confirmed one. `unknown`: not in a block when the kit stopped
   * looking.
   */
  readonly status: SentTransaction['status']
}
