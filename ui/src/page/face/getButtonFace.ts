import type { ButtonLabels } from '@wallet-kit/sdk'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import type { ButtonFace, ButtonPress } from './ButtonFace.ts'

type Properties = {
  readonly [Name in 'label' | 'loadingLabel' | 'namespace']?: ConnectButtonProps[Name] | undefined
}

interface ButtonFaceParameters extends Properties {
  readonly kind: 'connect' | 'account'
  readonly labels: Pick<ButtonLabels, 'connect' | 'connecting' | 'retry'>
  /** Of the account. */
  readonly status: string
  /** Set by the host app. */
  readonly loading?: boolean
  readonly press?: ButtonPress | undefined
}

/** Face of a button that connects, or that shows the connected account, whose text `getAccountText` has. */
export function getButtonFace({
  kind,
  label,
  loadingLabel,
  namespace,
  labels,
  status,
  loading,
  press,
}: ButtonFaceParameters): ButtonFace {
  const isConnecting = loading || status === 'connecting'
  return {
    kind,
    testId: `${kind}-button${namespace ? `-${namespace}` : ''}`,
    text: isConnecting
      ? (loadingLabel ?? labels.connecting)
      : press === 'failed'
        ? labels.retry
        : (label ?? labels.connect),
    busy: isConnecting || status === 'reconnecting' || press === 'loading',
  }
}
