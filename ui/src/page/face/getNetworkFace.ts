import type { ButtonLabels } from '@wallet-kit/sdk'
import type { ButtonFace } from './ButtonFace.ts'

interface NetworkFaceParameters {
  readonly properties: { readonly label?: string | undefined; readonly disabled?: boolean | undefined }
  readonly labels: Pick<ButtonLabels, 'unsupported'>
  /** Of the active network. */
  readonly name: string
  readonly isUnsupported: boolean
  /** Connected, or being restored. */
  readonly isConnected: boolean
  /** Set by the host app. */
  readonly loading: boolean
}

/** Face of the button that opens the list of networks. */
export function getNetworkFace({
  properties: { label, disabled },
  labels,
  name,
  isUnsupported,
  isConnected,
  loading,
}: NetworkFaceParameters): ButtonFace {
  return {
    kind: 'account',
    testId: 'w3m-network-button',
    text: isUnsupported ? labels.unsupported : (!isConnected && label) || name,
    disabled: disabled || loading,
  }
}
