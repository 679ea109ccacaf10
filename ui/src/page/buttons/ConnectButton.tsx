'use client'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import { useKit } from '../../kit/provider/useKit.ts'
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
  const { label = labels.connect, loadingLabel = labels.connecting, namespace } = props
  const loading = useStore(kit.stores.modal, (modal) => modal.loading)
  const account = useAppKitAccount(namespace ? { namespace } : {})
  const { toggle, isLoading, hasFailed } = useToggleModal(namespace ? { namespace } : {})
  const address = account.address ?? account.lastAddress
  const Face = useAccountFace(Boolean(address))
  const isAccount = address && !loading
  const restoring = account.status === 'reconnecting'
  const connecting = loading || account.status === 'connecting'
  const kind = isAccount ? 'account' : 'connect'
  const busy = restoring || connecting || isLoading
  return (
    <KitButton
      {...props}
      kind={kind}
      testId={`${kind}-button${namespace ? `-${namespace}` : ''}`}
      busy={busy}
      // The host app's `loading` makes a button that does nothing.
      onClick={() => loading || toggle()}
    >
      {isAccount ? (
        Face ? (
          <Face {...props} kit={kit} address={address} />
        ) : (
          shortAddress(address)
        )
      ) : (
        <>
          {busy && <span className="wk-button-wheel" aria-hidden="true" />}
          <bdi>{connecting ? loadingLabel : hasFailed ? labels.retry : label}</bdi>
        </>
      )}
    </KitButton>
  )
}
