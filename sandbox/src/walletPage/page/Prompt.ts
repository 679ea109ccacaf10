import type { WalletKitTypes } from '@reown/walletkit'

/** A proposal or request that waits for the user's decision. */
export type Prompt =
  | { readonly kind: 'proposal'; readonly id: number; readonly event: ProposalEvent }
  | { readonly kind: 'signIn'; readonly id: number; readonly event: WalletKitTypes.SessionAuthenticate }
  | { readonly kind: 'request'; readonly id: number; readonly event: WalletKitTypes.SessionRequest }

/** A proposal that is restored after a reload has no `verifyContext`. */
type ProposalEvent = Pick<WalletKitTypes.SessionProposal, 'id' | 'params'> &
  Partial<Pick<WalletKitTypes.SessionProposal, 'verifyContext'>>
