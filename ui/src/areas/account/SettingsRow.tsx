import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon, settingsIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ActionRow } from '../../parts/Row/ActionRow.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { accountMessages } from './messages/account.ts'

export interface SettingsRowProps {
  readonly testId: string
}

/** Opens the settings of the active account. */
export function SettingsRow({ testId }: SettingsRowProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  return (
    <ActionRow
      icon={settingsIcon}
      testId={testId}
      end={
        <RowEnd>
          <Icon path={forwardIcon} pixels={18} isDirectional />
        </RowEnd>
      }
      onClick={() => openView(kit, { view: 'AccountSettings' })}
    >
      {message('settings')}
    </ActionRow>
  )
}
