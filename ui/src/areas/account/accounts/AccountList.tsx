import { switchAddress } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { List } from '../../../parts/List/List.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { switchAddressMessages } from '../messages/switchAddress.ts'
import { AccountItem } from './AccountItem.tsx'
import { type SharedAccount, toKey, useSharedAccounts } from './useSharedAccounts.ts'

/** Each row reads a name and a balance. A wallet may share hundreds of accounts. */
const shownAtFirst = 20

/** The accounts that the connected wallets share, to switch between. */
export function AccountList() {
  const kit = useKit()
  const message = useMessages(switchAddressMessages)
  const announce = useAnnounce()
  const accounts = useSharedAccounts()
  const [showsAll, setShowsAll] = useState(false)
  const [isGone, setGone] = useState(false)
  const shown = showsAll ? accounts : accounts.slice(0, shownAtFirst)

  async function choose({ address, namespace }: SharedAccount): Promise<void> {
    setGone(false)
    try {
      await switchAddress(kit, { address, namespace })
    } catch (error) {
      // The wallet has withdrawn it, or left, in the same moment.
      if (!isWalletKitError(error)) throw error
      // The service of a login has refused: a toast says so, and the accounts are still there.
      if (error.code !== 'ADDRESS_NOT_SHARED' && error.code !== 'NOT_CONNECTED') return
      setGone(true)
      announce(message('gone'), 'assertive')
    }
  }

  return (
    <>
      {isGone && <Notice tone="error">{message('gone')}</Notice>}
      <List label={message('list')}>
        {shown.map((account, index) => (
          <AccountItem key={toKey(account)} account={account} index={index} onSwitch={choose} />
        ))}
      </List>
      {shown.length < accounts.length && (
        <MainButton onClick={() => setShowsAll(true)}>{message('showAll')}</MainButton>
      )}
    </>
  )
}
