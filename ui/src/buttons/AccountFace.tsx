'use client'
import { truncateAddress } from '@wallet-kit/sdk/format'
import { addressGradient } from '../format/addressGradient.ts'
import { useAppKitBalance } from '../hooks/useAppKitBalance.ts'
import { useStore } from '../hooks/useStore.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { enButtons } from '../messages/enButtons.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useKit } from '../provider/useKit.ts'
import { accountCss } from './accountCss.ts'
import type { ConnectButtonProps } from './ConnectButtonProps.ts'

interface AccountFaceProps extends Pick<ConnectButtonProps, 'balance' | 'charsStart' | 'charsEnd'> {
  readonly address: string
  readonly isUnsupported: boolean
}

/** What the button shows of an account. The button's own kit, since it may be destroyed before this code is there. */
export function AccountFace({ kit, ...props }: AccountFaceProps & { readonly kit: ReactAppKit }) {
  return (
    <AppKitProvider kit={kit}>
      <Face {...props} />
    </AppKitProvider>
  )
}

function Face({ address, balance = 'show', charsStart = 4, charsEnd = 6, isUnsupported }: AccountFaceProps) {
  const kit = useKit()
  const { themeMode } = useStore(kit.stores.theme)
  const { text } = useAppKitBalance({ enabled: balance === 'show' && !isUnsupported })
  const note = isUnsupported ? enButtons.unsupported : text
  return (
    <>
      <style href={`wk-account-${themeMode}`} precedence="wallet-kit" nonce={kit.options.nonce}>
        {accountCss(themeMode)}
      </style>
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
