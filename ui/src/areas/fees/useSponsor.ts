import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'

interface Reviewed {
  readonly isSponsored: boolean
}

export interface Sponsor<Review extends Reviewed> {
  /** The review, with the account as the payer after a refusal. */
  readonly review: Review | undefined
  /** Name of who pays the network fee instead of the account. */
  readonly payer: string | undefined
  /** The same for another review of the transaction. */
  readonly apply: (review: Review) => Review
  /**
   * Notes a failure, and returns the key of its message if it is about the payment. After a refusal of the service the
   * account pays.
   */
  readonly noteFailure: (error: unknown) => FeeFailure | undefined
}

/** `notPaid`: nothing was sent. `unread`: the wallet may have sent it. */
export type FeeFailure = 'notPaid' | 'unread'

export function isFeeFailure(key: string): key is FeeFailure {
  return key === 'notPaid' || key === 'unread'
}

/** Who pays the network fee of a reviewed transaction: the host app's service where it can, unless that has refused. */
export function useSponsor<Review extends Reviewed>(reviewed: Review | undefined): Sponsor<Review> {
  const [hasRefused, setRefused] = useState(false)
  const apply = (review: Review) => (hasRefused ? { ...review, isSponsored: false } : review)
  const review = reviewed && apply(reviewed)
  return {
    review,
    payer: usePayer(review?.isSponsored === true),
    apply,
    noteFailure(error) {
      if (isWalletKitError(error, 'WALLET_REPLY_INVALID')) return 'unread'
      if (!review?.isSponsored || !isRefused(error)) return undefined
      setRefused(true)
      return 'notPaid'
    },
  }
}

/** Name of who pays network fees instead of the account; `undefined` where the account does. */
export function usePayer(isSponsored: boolean): string | undefined {
  const { metadata } = useStore(useKit().stores.options)
  return isSponsored ? metadata?.name || location.host : undefined
}

/** Whether the wallet says that it sends nothing in this way. */
function isRefused(error: unknown): boolean {
  return isWalletKitError(error, 'WALLET_REQUEST_FAILED') || isWalletKitError(error, 'CALLS_UNSUPPORTED')
}
