import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { EmailLoginView } from './EmailLoginView.tsx'

/** Logs in with an e-mail address. */
export const emailLoginDefinition: ViewDefinition = {
  Component: EmailLoginView,
  useTitle: () => useMessages(loginMessages)('emailTitle'),
  initialFocus: 'control',
  consent: 'asked',
}
