import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { AccountBar } from './AccountBar.tsx'
import { AccountView } from './AccountView.tsx'
import { accountMessages } from './accountMessages.ts'
import { NetworkButton } from './NetworkButton.tsx'
import { SmartSessionsButton } from './SmartSessionsButton.tsx'

/** The connected account, its network and balance, and how to disconnect. */
export const accountDefinition: ViewDefinition = {
  Component: AccountView,
  useTitle: () => useMessages(accountMessages)('title'),
  initialFocus: 'control',
  HeaderStart: NetworkButton,
  HeaderEnd: SmartSessionsButton,
  Footer: AccountBar,
  next: ['Networks'],
}
