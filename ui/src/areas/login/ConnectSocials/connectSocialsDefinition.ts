import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { ConnectSocialsView } from './ConnectSocialsView.tsx'

/** All social networks. */
export const connectSocialsDefinition: ViewDefinition = {
  Component: ConnectSocialsView,
  useTitle: () => useMessages(loginMessages)('socialsTitle'),
  initialFocus: 'control',
  consent: 'asked',
}
