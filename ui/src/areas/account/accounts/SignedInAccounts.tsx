import type { CaipAddress } from '@wallet-kit/sdk'
import { showToast, unlinkAccount } from '@wallet-kit/sdk/actions'
import { truncateAddress } from '@wallet-kit/sdk/format'
import { useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Address } from '../../../parts/Address/Address.tsx'
import { Avatar } from '../../../parts/Avatar/Avatar.tsx'
import { List } from '../../../parts/List/List.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { RowAction } from '../../../parts/Row/RowAction.tsx'
import { RowNote } from '../../../parts/Row/RowNote.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { profileMessages } from '../messages/profile.ts'
import { useSignedInAccounts } from './useSignedInAccounts.ts'

/** The accounts of a session that has several: those that have signed, whether or not their wallet is connected. */
export function SignedInAccounts() {
  const message = useMessages(profileMessages)
  const accounts = useSignedInAccounts()
  if (accounts.length < 2) return null
  return (
    <List label={message('signedInAccounts')}>
      {accounts.map((account, index) => (
        <SignedInAccount key={account} account={account} isFirst={index === 0} />
      ))}
    </List>
  )
}

interface SignedInAccountProps {
  readonly account: CaipAddress
  /** The session is this account's: it leaves by signing out. */
  readonly isFirst: boolean
}

function SignedInAccount({ account, isFirst }: SignedInAccountProps) {
  const kit = useKit()
  const message = useMessages(profileMessages)
  const [isRemoving, setRemoving] = useState(false)
  const [namespace, reference, address = ''] = account.split(':')
  const id = `${namespace}:${reference}`
  const network = kit.getCaipNetworks().find(({ caipNetworkId }) => caipNetworkId === id)

  async function remove(): Promise<void> {
    setRemoving(true)
    try {
      await unlinkAccount(kit, { account })
    } catch {
      // On any failure the account is still there, and can be removed again.
      showToast(kit, { message: message('removeFailed'), variant: 'error' })
    } finally {
      setRemoving(false)
    }
  }

  return (
    <li data-testid="profile-signed-in-account">
      <Row as="div" style={{ cursor: 'default' }}>
        <Avatar address={address} source={undefined} pixels={40} />
        <RowText>
          <Address address={address} />
          <RowNote>
            <bdi translate="no">{network?.name ?? id}</bdi>
          </RowNote>
        </RowText>
        {isFirst ? (
          <Tag>{message('signedIn')}</Tag>
        ) : (
          <RowAction
            type="button"
            data-testid="profile-remove-account"
            aria-label={message('removeAccount', { address: truncateAddress(address) })}
            aria-disabled={isRemoving || undefined}
            aria-busy={isRemoving || undefined}
            onClick={isRemoving ? undefined : () => void remove()}
          >
            {message('remove')}
          </RowAction>
        )}
      </Row>
    </li>
  )
}
