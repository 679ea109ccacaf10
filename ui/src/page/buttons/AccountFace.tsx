'use client'
import { useEffect, useRef } from 'react'
import { addressGradient } from '../../foundation/format/addressGradient.ts'
import { enAccountButtons } from '../../foundation/messages/enAccountButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useAppKitBalance } from '../../kit/hooks/useAppKitBalance.ts'
import { useShownIdentity } from '../../kit/hooks/useShownIdentity.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import type { AccountFaceProps } from '../../kit/provider/AccountFaceProps.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { accountCss } from '../face/accountCss.ts'
import { getAccountText } from '../face/getAccountText.ts'
import { isUnsupported } from '../face/isUnsupported.ts'
import { storeWidth } from '../face/storeWidth.ts'
import { ButtonPicture } from './ButtonPicture.tsx'

/** Name, avatar and balance of an account, in a button. */
export function AccountFace({ kit, ...props }: AccountFaceProps) {
  return (
    <AppKitProvider kit={kit}>
      <Face {...props} />
    </AppKitProvider>
  )
}

function Face({ address, balance, charsStart, charsEnd, namespace }: Omit<AccountFaceProps, 'kit'>) {
  const kit = useKit()
  const { themeSetting } = useStore(kit.stores.theme)
  const connection = useStore(kit.stores.connection)
  const networks = useStore(kit.stores.networks)
  const options = useStore(kit.stores.options)
  const { labels = enAccountButtons } = useStore(kit.stores.language)
  const isStray = isUnsupported({ connection, networks, options, namespace })
  const isShown = balance !== 'hide' && !isStray
  const { text: shownBalance, error } = useAppKitBalance({
    enabled: isShown,
    ...(namespace && { namespace }),
  })
  const { name, avatar } = useShownIdentity(address, namespace)
  const { text, note } = getAccountText({
    properties: { balance, charsStart, charsEnd },
    labels,
    address,
    name,
    balance: shownBalance,
    isUnsupported: isStray,
  })
  const { isConnected } = useAppKitAccount(namespace ? { namespace } : {})
  const picture = useRef<HTMLSpanElement>(null)
  const isKnown = isConnected && (note !== undefined || error !== undefined || !isShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the button shows makes its width
  useEffect(() => {
    const button = picture.current?.closest('button')
    if (!button || !isKnown) return
    const { testid, size } = button.dataset
    storeWidth(kit, button, [testid, size, balance, charsStart, charsEnd])
  }, [kit, isKnown, name, note])
  return (
    <>
      <style href={`wk-account-${themeSetting}`} precedence="wallet-kit" nonce={kit.options.nonce}>
        {accountCss(themeSetting)}
      </style>
      <span
        ref={picture}
        className="wk-button-face"
        aria-hidden="true"
        style={{ background: addressGradient(address) }}
      >
        {avatar && <ButtonPicture key={avatar} source={avatar} />}
      </span>
      <bdi className="wk-button-name" translate="no">
        {text}
      </bdi>
      {/* Its place is kept for the balance, so that nothing moves when it is known. */}
      {(note || (isShown && !error)) && (
        <bdi className="wk-button-note" translate="no">
          {note}
        </bdi>
      )}
    </>
  )
}
