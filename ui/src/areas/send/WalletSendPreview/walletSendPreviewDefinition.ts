import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { sendingMessages } from '../sending/sendingMessages.ts'
import { WalletSendPreviewView } from './WalletSendPreviewView.tsx'

/** What is about to be sent. */
export const walletSendPreviewDefinition: ViewDefinition = {
  Component: WalletSendPreviewView,
  useTitle: () => useMessages(sendingMessages)('previewTitle'),
  initialFocus: 'heading',
}
