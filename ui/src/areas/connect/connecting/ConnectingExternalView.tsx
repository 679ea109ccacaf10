import { goBack } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { ExternalPanel } from './ExternalPanel.tsx'

/** The wallet has been asked. Says what to do there, what went wrong, and always offers the way back. */
export function ConnectingExternalView() {
  const kit = useKit()
  const shellMessage = useMessages(shellMessages)
  return (
    <>
      <ExternalPanel connectorId={useViewData('ConnectingExternal')?.connectorId} />
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
    </>
  )
}
