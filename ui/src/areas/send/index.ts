import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { sendingMessages } from './messages/sending.ts'
import { PreviewView } from './PreviewView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { SendView } from './SendView.tsx'

/** Views that send the network’s own coin or a token. */
export const sendViews = {
  /** Sends the network's own coin or a token. */
  WalletSend: {
    Component: SendView,
    useTitle: () => useMessages(sendingMessages)('title'),
    initialFocus: 'control',
    next: ['WalletSendSelectToken', 'WalletSendPreview'],
  },
  /** Review of a transfer. */
  WalletSendPreview: {
    Component: PreviewView,
    useTitle: () => useMessages(sendingMessages)('previewTitle'),
    initialFocus: 'heading',
  },
  /** Which token to send. */
  WalletSendSelectToken: {
    Component: SelectTokenView,
    useTitle: () => useMessages(sendingMessages)('selectTitle'),
    initialFocus: 'control',
  },
} satisfies ViewDefinitions
