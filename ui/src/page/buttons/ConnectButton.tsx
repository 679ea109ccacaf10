'use client'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { getButtonFace } from '../face/getButtonFace.ts'
import { KitButton } from './KitButton.tsx'
import { shortAddress } from './shortAddress.ts'
import { useAccountFace } from './useAccountFace.ts'
import { useToggleModal } from './useToggleModal.ts'

/**
 * Opens the modal. Shows the account once a wallet is connected, and that of the last visit until its wallet has
 * answered: one element through all states, so that the focus which the modal gives back is never lost.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * <ConnectButton label="Sign in" size="sm" />
 */
export function ConnectButton(props: ConnectButtonProps) {
  const kit = useKit()
  const { labels = enButtons } = useStore(kit.stores.language)
  const { namespace } = props
  const loading = useStore(kit.stores.modal, (modal) => modal.loading)
  const account = useAppKitAccount(props)
  const { toggle, press } = useToggleModal(namespace ? { namespace } : {})
  const address = account.address ?? account.lastAddress
  const Face = useAccountFace(Boolean(address))
  const isAccount = address && !loading
  const kind = isAccount ? 'account' : 'connect'
  return (
    <KitButton
      {...props}
      {...getButtonFace({ ...props, ...account, kind, labels, loading, press })}
      // The host app's `loading` makes a button that does nothing.
      onClick={() => loading || toggle()}
    >
      {isAccount && (Face ? <Face {...props} kit={kit} address={address} /> : shortAddress(address))}
    </KitButton>
  )
}
