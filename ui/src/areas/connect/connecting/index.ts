import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { signInViews } from '../../approve/signIn/index.ts'
import { connectingMultiChainMessages } from '../messages/connectingMultiChain.ts'
import { downloadsMessages } from '../messages/downloads.ts'
import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.tsx'
import { DownloadsView } from './DownloadsView.tsx'
import { useConnector } from './useConnector.ts'

/**
 * Views between the choice of a wallet and its account, in one chunk: a visitor meets several of them, and what they
 * share would be a chunk for each pair that shares it.
 */
export const connectingViews = {
  ...signInViews,
  /** Waits for an installed wallet to answer. */
  ConnectingExternal: {
    Component: ConnectingExternalView,
    useTitle() {
      const shellMessage = useMessages(shellMessages)
      return (
        useConnector(useViewData('ConnectingExternal')?.connectorId)?.name || shellMessage('unknownWallet')
      )
    },
    initialFocus: 'heading',
    next: ['SIWXSignMessage'],
  },
  /** A wallet of several chain families: which of them to connect. */
  ConnectingMultiChain: {
    Component: ConnectingMultiChainView,
    useTitle: () => useMessages(connectingMultiChainMessages)('title'),
    initialFocus: 'control',
    next: ['ConnectingExternal'],
  },
  /** A wallet that is not in this browser: where to get it. */
  Downloads: {
    Component: DownloadsView,
    useTitle() {
      const message = useMessages(downloadsMessages)
      const shellMessage = useMessages(shellMessages)
      const wallet = useViewData('Downloads')?.wallet
      return message('title', { name: wallet?.name || shellMessage('unknownWallet') })
    },
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
