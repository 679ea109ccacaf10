import { Icon } from '../../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { size } from '../../../foundation/theme/size.ts'
import { Address } from '../../../parts/Address/Address.tsx'
import { groupAddress } from '../../../parts/Address/groupAddress.ts'
import { AppKitTag } from '../../../parts/AppKitTag/AppKitTag.tsx'
import { Avatar } from '../../../parts/Avatar/Avatar.tsx'
import { IconButton } from '../../../parts/IconButton/IconButton.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { RowNote } from '../../../parts/Row/RowNote.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { useCopy } from '../../../parts/useCopy.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { accountMessages } from '../messages/account.ts'
import { switchAddressMessages } from '../messages/switchAddress.ts'
import { useIdentity } from '../useIdentity.ts'
import { AccountBalance } from './AccountBalance.tsx'
import type { SharedAccount } from './useSharedAccounts.ts'

const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: size(4) })

const Active = styled('span')({ display: 'inline-flex', color: cssVar('success') })

export interface AccountItemProps {
  readonly account: SharedAccount
  readonly index: number
  readonly onSwitch: (account: SharedAccount) => void
}

/** One account: a button that switches to it, or a mark that it is the active one, and a button that copies it. */
export function AccountItem({ account, index, onSwitch }: AccountItemProps) {
  const { address, isActive } = account
  const message = useMessages(switchAddressMessages)
  const accountMessage = useMessages(accountMessages)
  const { data } = useIdentity(address, account.caipNetworkId)
  const { isCopied, copy } = useCopy(address, {
    copied: accountMessage('copied'),
    failed: accountMessage('copyFailed'),
  })
  const content = (
    <>
      <Avatar address={address} source={data?.avatar ?? undefined} pixels={40} />
      <RowText>
        {data?.name ? <bdi translate="no">{data.name}</bdi> : <Address address={address} />}
        <RowNote>
          <AccountBalance account={account} />
        </RowNote>
      </RowText>
    </>
  )
  return (
    <Item data-testid="switch-address-item" aria-current={isActive ? 'true' : undefined}>
      {isActive ? (
        <AppKitTag
          name="wui-active-profile-wallet-item"
          testId="wui-active-profile-wallet-item"
          attributes={{ address }}
          isFilling
        >
          {() => (
            <Row as="div" style={{ cursor: 'default', pointerEvents: 'none' }}>
              {content}
              <Active>
                <Icon path={checkIcon} />
                <VisuallyHidden as="span">{message('active')}</VisuallyHidden>
              </Active>
            </Row>
          )}
        </AppKitTag>
      ) : (
        <AppKitTag
          name="wui-inactive-profile-wallet-item"
          testId="active-connection"
          attributes={{ address }}
          isFilling
        >
          {(testId) => (
            <Row
              type="button"
              data-testid={
                testId ? `w3m-switch-address-button-${index}` : 'wui-inactive-profile-wallet-item-button'
              }
              onClick={() => onSwitch(account)}
            >
              {content}
              <Tag data-tone="accent">{message('switchTo')}</Tag>
            </Row>
          )}
        </AppKitTag>
      )}
      <IconButton
        type="button"
        aria-label={message('copy', { account: data?.name ?? groupAddress(address) })}
        onClick={copy}
      >
        <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
      </IconButton>
    </Item>
  )
}
