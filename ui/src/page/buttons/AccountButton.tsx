'use client'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { getButtonFace } from '../face/getButtonFace.ts'
import { KitButton } from './KitButton.tsx'
import { shortAddress } from './shortAddress.ts'
import { useAccountFace } from './useAccountFace.ts'
import { useToggleModal } from './useToggleModal.ts'

export type AccountButtonProps = Pick<
  ConnectButtonProps,
  'size' | 'disabled' | 'balance' | 'charsStart' | 'charsEnd' | 'namespace'
>

/**
 * The connected account; opens it, or the choice of a network where the wallet is on an unsupported one. Nothing while
 * no wallet is connected: `ConnectButton` covers both.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * <AccountButton balance="hide" />
 */
export function AccountButton(props: AccountButtonProps) {
  const { namespace } = props
  const kit = useKit()
  const account = useAppKitAccount(props)
  const address = account.address ?? account.lastAddress
  const { toggle } = useToggleModal(namespace ? { namespace } : {})
  const Face = useAccountFace(Boolean(address))
  if (!address) return null
  return (
    <KitButton
      {...props}
      {...getButtonFace({ ...props, kind: 'account', labels: enButtons, status: account.status })}
      onClick={toggle}
    >
      {Face ? <Face {...props} kit={kit} address={address} /> : shortAddress(address)}
    </KitButton>
  )
}
