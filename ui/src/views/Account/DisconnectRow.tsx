import { useState } from 'react'
import { ActionRow } from '../../components/Row/ActionRow.tsx'
import { disconnectIcon } from '../../icons/disconnectIcon.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { accountMessages } from './accountMessages.ts'

export interface DisconnectRowProps {
  readonly isWayOut?: boolean
}

/** Ends connection and session. */
export function DisconnectRow({ isWayOut = false }: DisconnectRowProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const [isBusy, setBusy] = useState(false)

  async function disconnect(): Promise<void> {
    setBusy(true)
    await kit.disconnect()
    setBusy(false)
  }

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
