import type { CaipAddress } from '@wallet-kit/sdk'
import { Address } from '../../components/Address/Address.tsx'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { List } from '../../components/List/List.tsx'
import { Row, RowText } from '../../components/Row/Row.tsx'
import { RowNote } from '../../components/Row/RowNote.tsx'
import { Tag } from '../../components/Tag/Tag.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { profileMessages } from './profileMessages.ts'
import { useSignedInAccounts } from './useSignedInAccounts.ts'

/** The accounts of a session that has several: those that have signed, whether or not their wallet is connected. */
export function SignedInAccounts() {
  const message = useMessages(profileMessages)
  const accounts = useSignedInAccounts()
  if (accounts.length < 2) return null
  return (
    <List label={message('signedInAccounts')}>
      {accounts.map((account) => (
        <SignedInAccount key={account} account={account} />
      ))}
    </List>
  )
}

function SignedInAccount({ account }: { readonly account: CaipAddress }) {
  const kit = useKit()
  const message = useMessages(profileMessages)
  const [namespace, reference, address = ''] = account.split(':')
  const id = `${namespace}:${reference}`
  const network = kit.getCaipNetworks().find(({ caipNetworkId }) => caipNetworkId === id)
  return (
    <li data-testid="profile-signed-in-account">
      <Row as="div" style={{ cursor: 'default', pointerEvents: 'none' }}>
        <Avatar address={address} source={undefined} pixels={40} />
        <RowText>
          <Address address={address} />
          <RowNote>
            <bdi translate="no">{network?.name ?? id}</bdi>
          </RowNote>
        </RowText>
        <Tag>{message('signedIn')}</Tag>
      </Row>
    </li>
  )
}
