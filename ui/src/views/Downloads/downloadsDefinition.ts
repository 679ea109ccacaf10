import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useViewData } from '../../modal/views/ViewDataContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { DownloadsView } from './DownloadsView.tsx'

/** A wallet that is not in this browser: where to get it. */
export const downloadsDefinition: ViewDefinition = {
  Component: DownloadsView,
  useTitle() {
    const { common, downloads } = useMessages()
    const { wallet } = useViewData()
    return fillMessage(downloads.title, { name: wallet?.name || common.unknownWallet })
  },
  initialFocus: 'heading',
}
