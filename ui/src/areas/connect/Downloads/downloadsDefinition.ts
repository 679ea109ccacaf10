import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shell/shellMessages.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { DownloadsView } from './DownloadsView.tsx'
import { downloadsMessages } from './downloadsMessages.ts'

/** A wallet that is not in this browser: where to get it. */
export const downloadsDefinition: ViewDefinition = {
  Component: DownloadsView,
  useTitle() {
    const message = useMessages(downloadsMessages)
    const shellMessage = useMessages(shellMessages)
    const wallet = useViewData('Downloads')?.wallet
    return message('title', { name: wallet?.name || shellMessage('unknownWallet') })
  },
  initialFocus: 'heading',
}
