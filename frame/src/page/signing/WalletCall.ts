import type { Addresses } from '../../keys/derive/Addresses.ts'
import type { Account } from '../account/createAccount.ts'
import type { Api } from '../createApi.ts'
import type { FramePageConfig } from '../FramePageConfig.ts'

/** A wallet request of the user who is logged in. */
export interface WalletCall {
  readonly method: string
  readonly params: unknown
  readonly chainId: number | string
  readonly addresses: Addresses
}

/** A {@link WalletCall} with what answers it. */
export interface SigningCall extends WalletCall {
  readonly account: Account
  readonly api: Api
  readonly config: FramePageConfig
}
