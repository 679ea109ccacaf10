'use client'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useIsHydrating } from '../hooks/useIsHydrating.ts'
import { useStore } from '../hooks/useStore.ts'
import { enButtons } from '../messages/enButtons.ts'
import { useKit } from '../provider/useKit.ts'
import type { ConnectButtonProps } from './ConnectButtonProps.ts'
import { KitButton } from './KitButton.tsx'
import { useAccountFace } from './useAccountFace.ts'
import { useToggleModal } from './useToggleModal.ts'

/**
 * Opens the modal. Shows the account once a wallet is connected: one element through both states, so that
 * the focus which the modal gives back is never lost.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * <ConnectButton label="Sign in" size="sm" />
 */
export function ConnectButton(props: ConnectButtonProps) {
  const { size, label = enButtons.connect, loadingLabel = enButtons.connecting, disabled, namespace } = props
  const kit = useKit()
  const modal = useStore(kit.stores.modal)
  const { isSupported } = useStore(kit.stores.networks)
  const account = useAppKitAccount(namespace ? { namespace } : {})
  const hydrating = useIsHydrating()
  const stray = account.isConnected && !isSupported && !kit.options.allowUnsupportedChain
  const { toggle, isLoading, hasFailed } = useToggleModal(namespace ? { namespace } : {})
  const Face = useAccountFace(account.isConnected)
  const isAccount = account.address && Face && !modal.loading
  const restoring = account.status === 'reconnecting' || (account.isConnected && Face === undefined)
  const busy = !isAccount && !hydrating && (modal.open || modal.loading || isLoading || restoring)
  const kind = isAccount ? 'account' : 'connect'
  return (
    <KitButton
      kind={kind}
      size={size}
      testId={`${kind}-button${namespace ? `-${namespace}` : ''}`}
      busy={busy}
      disabled={disabled}
      // A busy button that does nothing; the modal itself is what a press opens or closes.
      onClick={() => (isAccount || !(modal.loading || restoring)) && toggle()}
    >
      {isAccount ? (
        <Face {...props} kit={kit} address={account.address} isUnsupported={stray} />
      ) : (
        <>
          {busy && <span className="wk-button-wheel" aria-hidden="true" />}
          {busy ? loadingLabel : hasFailed ? enButtons.retry : (account.address ?? label)}
        </>
      )}
    </KitButton>
  )
}
