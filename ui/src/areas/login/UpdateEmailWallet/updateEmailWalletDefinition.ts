import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.tsx'

/** Changes the e-mail address of a login. */
export const updateEmailWalletDefinition: ViewDefinition = {
  Component: UpdateEmailWalletView,
  useTitle: () => useMessages(loginMessages)('editTitle'),
  initialFocus: 'control',
}
