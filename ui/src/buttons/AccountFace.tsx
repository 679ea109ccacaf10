'use client'
import { addressGradient } from '../format/addressGradient.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { useAppKitBalance } from '../hooks/useAppKitBalance.ts'
import { enButtons } from '../messages/enButtons.ts'
import type { ConnectButtonProps } from './ConnectButtonProps.ts'

interface AccountFaceProps extends Pick<ConnectButtonProps, 'balance' | 'charsStart' | 'charsEnd'> {
  readonly address: string
  readonly isUnsupported: boolean
}

/** What the button shows of an account. */
export function AccountFace({
  address,
  balance = 'show',
  charsStart,
  charsEnd,
  isUnsupported,
}: AccountFaceProps) {
  const { text } = useAppKitBalance({ enabled: balance === 'show' && !isUnsupported })
  const note = isUnsupported ? enButtons.unsupported : text
  return (
    <>
      <span className="wk-button-face" aria-hidden="true" style={{ background: addressGradient(address) }} />
      <bdi translate="no">{shortAddress(address, charsStart, charsEnd)}</bdi>
      {note && (
        <bdi className="wk-button-note" translate="no">
          {note}
        </bdi>
      )}
    </>
  )
}
