import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.tsx'

/** Waits for a link in an e-mail. */
export const emailVerifyDeviceDefinition: ViewDefinition = {
  Component: EmailVerifyDeviceView,
  useTitle: () => useMessages(loginMessages)('deviceTitle'),
  initialFocus: 'heading',
}
