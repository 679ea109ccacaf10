import { openView } from '@wallet-kit/sdk/actions'
import { Fragment } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon, mailIcon, shieldIcon } from '../../foundation/icons/icons.ts'
import { socialNames } from '../../foundation/logins/socialNames.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ActionRow } from '../../parts/Row/ActionRow.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowMark } from '../../parts/Row/RowMark.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { accountMessages } from './messages/account.ts'

/** Login of the account: an e-mail address, which can be changed, or a name at a social network. */
export function LoginRow() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { embeddedWalletInfo } = useAppKitAccount()
  if (!embeddedWalletInfo) return null
  const { user, authProvider } = embeddedWalletInfo
  const name = user.email ?? user.username
  if (!name) return null
  const shown = (
    <bdi translate="no" style={{ overflowWrap: 'anywhere' }}>
      {name.split(/(?=@)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
  if (authProvider !== 'email')
    return (
      <Row as="div" data-testid="w3m-account-email-update" style={{ cursor: 'default' }}>
        <RowMark provider={authProvider} />
        <RowText>
          {shown}
          <RowNote>{message('loggedInWith', { name: socialNames[authProvider] })}</RowNote>
        </RowText>
      </Row>
    )
  return (
    <ActionRow
      icon={mailIcon}
      testId="w3m-account-email-update"
      end={<Forward />}
      onClick={() => openView(kit, { view: 'UpdateEmailWallet' })}
    >
      {shown}
      <RowNote>{message('editEmail')}</RowNote>
    </ActionRow>
  )
}

/** Opens what makes the wallet of an e-mail login one of its own. */
export function UpgradeRow() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { embeddedWalletInfo } = useAppKitAccount()
  if (embeddedWalletInfo?.authProvider !== 'email') return null
  return (
    <ActionRow
      icon={shieldIcon}
      testId="w3m-wallet-upgrade-card"
      end={<Forward />}
      onClick={() => openView(kit, { view: 'UpgradeEmailWallet' })}
    >
      {message('upgrade')}
    </ActionRow>
  )
}

function Forward() {
  return (
    <RowEnd>
      <Icon path={forwardIcon} pixels={18} isDirectional />
    </RowEnd>
  )
}
