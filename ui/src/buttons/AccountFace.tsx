'use client'
import { truncateAddress } from '@wallet-kit/sdk/format'
import { addressGradient } from '../format/addressGradient.ts'
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
  charsStart = 4,
  charsEnd = 6,
  isUnsupported,
}: AccountFaceProps) {
  const { text } = useAppKitBalance({ enabled: balance === 'show' && !isUnsupported })
  const note = isUnsupported ? enButtons.unsupported : text
  return (
    <>
      <span className="wk-button-face" aria-hidden="true" style={{ background: addressGradient(address) }} />
      <bdi translate="no">{truncateAddress(address, { start: charsStart, end: charsEnd })}</bdi>
      {note && (
        <bdi className="wk-button-note" translate="no">
          {note}
        </bdi>
      )}
    </>
  )
}
