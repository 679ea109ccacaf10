import type { Approval } from '../approval/Approval.ts'
import type { RequestAccounts } from './readAccounts.ts'

/** A wallet request of a user who has a smart account. */
export interface SmartAccountRequest {
  readonly method: string
  readonly params: unknown
  readonly chainId: number | string
  readonly accounts: RequestAccounts
  /** Carries it out with the user's key alone. */
  send(): Promise<unknown>
}

/** A request that can be shown to the user, and carried out. */
export interface PreparedRequest {
  readonly approval: Omit<Approval, 'hostOrigin'>
  send(): Promise<unknown>
}
