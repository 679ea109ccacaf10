import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon, tagIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ActionRow } from '../../parts/Row/ActionRow.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { accountMessages } from './messages/account.ts'
import { useIdentity } from './useIdentity.ts'

export interface ChooseNameRowProps {
  readonly address: string
}

/** Registers a name for an account that is known to have none, where accounts have names. */
export function ChooseNameRow({ address }: ChooseNameRowProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { data } = useIdentity(address)
  if (!data || data.name) return null
  return (
    <ActionRow
      icon={tagIcon}
      testId="account-choose-name-button"
      end={
        <RowEnd>
          <Icon path={forwardIcon} pixels={18} isDirectional />
        </RowEnd>
      }
      onClick={() => openView(kit, { view: 'ChooseAccountName' })}
    >
      {message('chooseName')}
    </ActionRow>
  )
}
