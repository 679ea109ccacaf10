'use client'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { getButtonFace } from '../face/getButtonFace.ts'
import { KitButton } from './KitButton.tsx'
import { useToggleModal } from './useToggleModal.ts'

export type AppKitConnectButtonProps = Pick<
  ConnectButtonProps,
  'size' | 'label' | 'loadingLabel' | 'disabled' | 'namespace'
>

/**
 * Opens the list of wallets, whether or not one is connected. Beside an `AccountButton`, as apps of AppKit have it:
 * `ConnectButton` is both in one element.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * {isConnected ? <AccountButton /> : <AppKitConnectButton label="Log in" />}
 */
export function AppKitConnectButton(props: AppKitConnectButtonProps) {
  const kit = useKit()
  const { labels = enButtons } = useStore(kit.stores.language)
  const { size, disabled, namespace } = props
  const loading = useStore(kit.stores.modal, (modal) => modal.loading)
  const { status } = useAppKitAccount(props)
  const options = { view: 'Connect', ...(namespace && { namespace }) } as const
  const { toggle, press } = useToggleModal(options)
  const face = getButtonFace({ ...props, kind: 'connect', labels, status, loading, press })
  return <KitButton size={size} disabled={disabled} {...face} onClick={() => loading || toggle()} />
}
