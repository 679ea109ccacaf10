import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { ApproveTransactionView } from './ApproveTransactionView.tsx'
import { approvalMessages } from './approvalMessages.ts'

/** Shows what a wallet without a screen of its own is asked. */
export const approveTransactionDefinition: ViewDefinition = {
  Component: ApproveTransactionView,
  useTitle: () => useMessages(approvalMessages)('title'),
  // Approving has consequences: no control is focused.
  initialFocus: 'heading',
  hidesBack: true,
}
