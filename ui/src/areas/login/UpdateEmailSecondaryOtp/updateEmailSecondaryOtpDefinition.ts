import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { UpdateEmailSecondaryOtpView } from './UpdateEmailSecondaryOtpView.tsx'

/** Asks for the code of the new address. */
export const updateEmailSecondaryOtpDefinition: ViewDefinition = {
  Component: UpdateEmailSecondaryOtpView,
  useTitle: () => useMessages(loginMessages)('newTitle'),
  initialFocus: 'heading',
}
