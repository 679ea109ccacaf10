'use client'
import { enAccountButtons } from '../../foundation/messages/enAccountButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { accountCss } from '../face/accountCss.ts'
import { getNetworkFace } from '../face/getNetworkFace.ts'
import { KitButton } from './KitButton.tsx'
import { useToggleModal } from './useToggleModal.ts'

export interface NetworkButtonProps {
  /** Default: `md` (44 px high); `sm` is 36 px. */
  readonly size?: 'md' | 'sm'
  /** Shown in place of the network's name while no wallet is connected. */
  readonly label?: string
  readonly disabled?: boolean
}

/**
 * The active network; opens the list of networks. Nothing with `enableNetworkSwitch: false`.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * <NetworkButton size="sm" />
 */
export function NetworkButton({ size, label, disabled = false }: NetworkButtonProps) {
  const kit = useKit()
  const loading = useStore(kit.stores.modal, (modal) => modal.loading)
  const { labels = enAccountButtons } = useStore(kit.stores.language)
  const { active, isSupported } = useStore(kit.stores.networks)
  const { themeSetting } = useStore(kit.stores.theme)
  const { allowUnsupportedChain, enableNetworkSwitch, nonce } = useStore(kit.stores.options)
  const { isConnected, status } = useAppKitAccount()
  const { toggle } = useToggleModal({ view: 'Networks' })
  if (!enableNetworkSwitch) return null
  const face = getNetworkFace({
    properties: { label, disabled },
    labels,
    name: active.name,
    isUnsupported: isConnected && !isSupported && !allowUnsupportedChain,
    isConnected: isConnected || status === 'reconnecting',
    loading,
  })
  return (
    <>
      <style href={`wk-account-${themeSetting}`} precedence="wallet-kit" nonce={nonce}>
        {accountCss(themeSetting)}
      </style>
      <KitButton size={size} {...face} onClick={toggle} />
    </>
  )
}
