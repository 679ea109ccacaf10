import type { ButtonLabels, ConnectAttempt } from '@wallet-kit/sdk'
import { isButtonAsked, type WalletFace, walletButtonTestId } from '../../kit/wallet/getWalletFace.ts'
import type { ButtonFace, ButtonPress } from './ButtonFace.ts'

interface WalletButtonFaceParameters {
  readonly properties: { readonly label?: string | undefined; readonly disabled?: boolean | undefined }
  readonly labels: Pick<ButtonLabels, 'connect' | 'retry'>
  readonly wallet: WalletFace
  readonly attempt: ConnectAttempt
  /** Of the connected account, or of the last visit's. */
  readonly address: string | undefined
  /** Set by the host app. */
  readonly loading: boolean
  readonly press: ButtonPress | undefined
}

/** Face of a button that connects with one wallet, and the name that its letters are made of. */
export function getWalletButtonFace({
  properties: { label, disabled },
  labels,
  wallet,
  attempt,
  address,
  loading,
  press,
}: WalletButtonFaceParameters): ButtonFace & { readonly name: string } {
  const name = label ?? wallet.name ?? labels.connect
  return {
    kind: 'account',
    testId: walletButtonTestId(wallet),
    name,
    text: press === 'failed' ? labels.retry : name,
    busy: loading || isButtonAsked(attempt, wallet) || press === 'loading',
    disabled: disabled || Boolean(address),
  }
}
