import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import type { ConnectButtonProps } from './ConnectButtonProps.ts'

export interface AccountFaceProps
  extends Pick<ConnectButtonProps, 'balance' | 'charsStart' | 'charsEnd' | 'namespace'> {
  /** The button's own, since it may be destroyed before this code is there. */
  readonly kit: ReactAppKit
  readonly address: string
}
