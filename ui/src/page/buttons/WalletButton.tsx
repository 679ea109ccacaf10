'use client'
import type { ChainNamespace } from '@wallet-kit/sdk'
import { useState } from 'react'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useIsHydrating } from '../../kit/hooks/useIsHydrating.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { logFailure } from '../../kit/instance/logFailure.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { getWalletFace, type LoginName } from '../../kit/wallet/getWalletFace.ts'
import { loadWalletUse } from '../../kit/wallet/loadWalletUse.ts'
import { walletCss } from '../../kit/wallet/walletCss.ts'
import type { WalletName } from '../../kit/wallet/walletNames.ts'
import { monogramOf } from '../../parts/RemoteImage/monogramOf.ts'
import { accountCss } from '../face/accountCss.ts'
import type { ButtonPress } from '../face/ButtonFace.ts'
import { getWalletButtonFace } from '../face/getWalletButtonFace.ts'
import { ButtonPicture } from './ButtonPicture.tsx'
import { KitButton } from './KitButton.tsx'

export interface WalletButtonProps {
  /**
   * A short name such as `metamask`, or `walletConnect` for a code; a social network such as `google`, or `email`, to log in; else the id of one of `customWallets`, the rdns of a
   * wallet in the browser, or an id of the directory.
   */
  readonly wallet: WalletName | LoginName | (string & {})
  /** Default: the wallet's name; `Connect Wallet`, in the kit's language, where only the directory knows it. */
  readonly label?: string
  /** Default: `md` (44 px high); `sm` is 36 px. */
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
  /** Connects only this namespace. Default: all that the wallet serves; the visitor is asked where there are several. */
  readonly namespace?: ChainNamespace
}

/**
 * Connects with one wallet: opens the modal at it. Disabled while a wallet is connected. Nothing is requested before it is
 * pressed, so its image is the one of `connectorImages`, of the wallet in the browser or of `customWallets`, else letters.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * <WalletButton wallet="metamask" />
 */
export function WalletButton({ wallet, label, size, disabled, namespace }: WalletButtonProps) {
  const kit = useKit()
  const { labels = enButtons } = useStore(kit.stores.language)
  const { themeSetting } = useStore(kit.stores.theme)
  const loading = useStore(kit.stores.modal, (modal) => modal.loading)
  const { attempt } = useStore(kit.stores.connection)
  const { nonce } = useStore(kit.stores.options)
  // Wallets are announced, and networks change, while the page is shown.
  useStore(kit.stores.connectors)
  useStore(kit.stores.networks)
  const { address, lastAddress } = useAppKitAccount(namespace ? { namespace } : {})
  const isHydrating = useIsHydrating()
  const [press, setPress] = useState<ButtonPress>()
  const shown = getWalletFace(kit, wallet, isHydrating ? [] : undefined)
  const { imageUrl } = shown
  const { name, ...face } = getWalletButtonFace({
    properties: { label, disabled },
    labels,
    wallet: shown,
    attempt,
    address: address ?? lastAddress,
    loading,
    press,
  })

  async function open() {
    setPress('loading')
    try {
      const { openWalletView } = await loadWalletUse()
      await openWalletView(kit, { wallet, namespace })
      setPress(undefined)
    } catch (error) {
      void logFailure('The modal', error)
      setPress('failed')
    }
  }

  return (
    <>
      <style href={`wk-account-${themeSetting}`} precedence="wallet-kit" nonce={nonce}>
        {accountCss(themeSetting)}
      </style>
      <style href="wk-wallet" precedence="wallet-kit" nonce={nonce}>
        {walletCss}
      </style>
      <KitButton size={size} {...face} onClick={() => face.busy || open()}>
        <span className="wk-button-face wk-button-mark" aria-hidden="true">
          <span>{monogramOf(name)}</span>
          {imageUrl && <ButtonPicture key={imageUrl} source={imageUrl} />}
        </span>
        <bdi className="wk-button-wallet">{face.text}</bdi>
      </KitButton>
    </>
  )
}
