import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { UpdateEmailPrimaryOtpView } from './UpdateEmailPrimaryOtpView.tsx'

/** Asks for the code of the present address. */
export const updateEmailPrimaryOtpDefinition: ViewDefinition = {
  Component: UpdateEmailPrimaryOtpView,
  useTitle: () => useMessages(loginMessages)('currentTitle'),
  initialFocus: 'heading',
}
