import type { LoginAccountType } from '@wallet-kit/sdk'
import { setPreferredAccountType, trackEvent } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { swapIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ActionRow } from '../../parts/Row/ActionRow.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { accountMessages } from './messages/account.ts'

/** Switches between the smart account of a login and the account of its key, where the network has both. */
export function AccountTypeRow() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { allAccounts, embeddedWalletInfo } = useAppKitAccount()
  const [isBusy, setBusy] = useState(false)
  if (!embeddedWalletInfo) return null
  const accountType: LoginAccountType = embeddedWalletInfo.accountType === 'eoa' ? 'smartAccount' : 'eoa'
  if (!allAccounts.some(({ type }) => type === accountType)) return null

  async function choose(): Promise<void> {
    setBusy(true)
    try {
      await setPreferredAccountType(kit, { accountType })
      const network = kit.getCaipNetworkId() ?? ''
      trackEvent(kit, {
        type: 'track',
        event: 'SET_PREFERRED_ACCOUNT_TYPE',
        properties: { accountType, network },
      })
    } catch (error) {
      // A toast says that it was refused.
      if (!isWalletKitError(error)) throw error
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionRow
      icon={swapIcon}
      testId="account-toggle-preferred-account-type"
      isBusy={isBusy}
      onClick={() => void choose()}
    >
      {message(accountType === 'eoa' ? 'toEoa' : 'toSmartAccount')}
      <RowNote>{message('accountTypeNote')}</RowNote>
    </ActionRow>
  )
}
