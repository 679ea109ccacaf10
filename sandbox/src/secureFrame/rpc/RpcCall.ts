import type { FrameState } from '../FrameState.ts'
import type { AccountType } from '../session/FrameSession.ts'
import type { UserKeys } from '../users/deriveKeys.ts'
import type { FrameUser } from '../users/FrameUser.ts'

/** A wallet request of a user, on the present network. */
export interface RpcCall {
  readonly state: FrameState
  readonly user: FrameUser
  readonly keys: UserKeys
  readonly chainId: number | string
  readonly preferredAccountType: AccountType
  readonly method: string
  readonly params: unknown
}
