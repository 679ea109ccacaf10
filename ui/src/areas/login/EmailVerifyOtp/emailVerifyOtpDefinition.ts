import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.tsx'

/** Asks for the code of an e-mail. */
export const emailVerifyOtpDefinition: ViewDefinition = {
  Component: EmailVerifyOtpView,
  useTitle: () => useMessages(loginMessages)('codeTitle'),
  initialFocus: 'heading',
}
