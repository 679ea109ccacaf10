import { disconnectIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { ActionRow } from '../../parts/Row/ActionRow.tsx'
import { accountMessages } from './messages/account.ts'
import { useDisconnecting } from './useDisconnecting.ts'

export interface DisconnectRowProps {
  readonly isWayOut?: boolean
}

/** Ends connection and session. */
export function DisconnectRow({ isWayOut = false }: DisconnectRowProps) {
  const message = useMessages(accountMessages)
  const { isBusy, disconnect } = useDisconnecting()
  return (
    <ActionRow
      icon={disconnectIcon}
      testId="disconnect-button"
      isBusy={isBusy}
      isWayOut={isWayOut}
      onClick={disconnect}
    >
      {isBusy ? message('disconnecting') : message('disconnect')}
    </ActionRow>
  )
}
