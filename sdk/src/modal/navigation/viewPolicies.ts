import type { ViewName } from './ViewName.ts'

/** Ways for the visitor to leave a view, and events that leave it. */
export interface ViewPolicy {
  /**
   * Whether the modal may be closed here. `signInDecides`: not while a required signature is due.
   * Default: `allowed`.
   */
  readonly dismissal?: 'allowed' | 'refused' | 'signInDecides'
  /** Leaving the view, in whatever way, cancels the attempt to connect. */
  readonly cancelsAttempt?: boolean
  /**
   * Reaction once a wallet is connected, on a supported network and signed in as required: the modal `closes`, or goes
   * `back` to the view that this one was opened from. Default: the view stays.
   */
  readonly onSettled?: 'closes' | 'back'
  /** Going back from here, or to here, closes the modal. */
  readonly closesOnBack?: boolean
}

/** Views without an entry may be left at any time and stay until they are. */
export const viewPolicies: Readonly<Partial<Record<ViewName, ViewPolicy>>> = {
  Connect: { onSettled: 'closes' },
  ConnectWallets: { onSettled: 'closes' },
  AllWallets: { onSettled: 'closes' },
  ConnectSocials: { onSettled: 'closes' },
  EmailLogin: { onSettled: 'closes' },
  EmailVerifyOtp: { onSettled: 'closes', cancelsAttempt: true },
  EmailVerifyDevice: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingSocial: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingFarcaster: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingPasskey: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingExternal: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingMultiChain: { onSettled: 'closes' },
  ConnectingWalletConnect: { onSettled: 'closes', cancelsAttempt: true },
  ConnectingWalletConnectBasic: { onSettled: 'closes', cancelsAttempt: true },
  Networks: { onSettled: 'back' },
  SwitchActiveChain: { onSettled: 'back' },
  SwitchAddress: { onSettled: 'back' },
  SwitchNetwork: { onSettled: 'back' },
  UnsupportedChain: { onSettled: 'closes', dismissal: 'refused', closesOnBack: true },
  SIWXSignMessage: { onSettled: 'closes', dismissal: 'signInDecides' },
  ApproveTransaction: { dismissal: 'signInDecides' },
}
