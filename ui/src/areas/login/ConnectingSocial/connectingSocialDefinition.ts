import { socialNames } from '../../../foundation/logins/socialNames.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { useLoginAttempt } from '../login/useLoginAttempt.ts'
import { ConnectingSocialView } from './ConnectingSocialView.tsx'

/** Waits for the window of a social network. */
export const connectingSocialDefinition: ViewDefinition = {
  Component: ConnectingSocialView,
  useTitle() {
    const message = useMessages(loginMessages)
    const { login } = useLoginAttempt(useViewData('ConnectingSocial')?.connectorId)
    return login?.type === 'social' ? socialNames[login.provider] : message('socialTitle')
  },
  initialFocus: 'heading',
}
