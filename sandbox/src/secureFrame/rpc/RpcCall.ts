import type { WalletRequest } from '@wallet-kit/frame'
import type { Chain } from '../../chains/Chain.ts'
import type { UserKeys } from '../users/deriveKeys.ts'
import type { CallBundles } from './createCallBundles.ts'

/** Chains and bundles of calls that the users' keys sign for. */
export interface WalletState {
  /** Of the sandbox. */
  readonly origin: string
  readonly chains: readonly Chain[]
  readonly bundles: CallBundles
}

/** A wallet request of a user, with their keys. */
export interface RpcCall
  extends Pick<WalletRequest, 'user' | 'chainId' | 'preferredAccountType' | 'method' | 'params'> {
  readonly state: WalletState
  readonly keys: UserKeys
}
