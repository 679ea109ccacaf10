import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { AccountView } from './AccountView.tsx'
import { accountMessages } from './accountMessages.ts'
import { NetworkButton } from './NetworkButton.tsx'

/** Who is connected, with what, and the way out. */
export const accountDefinition: ViewDefinition = {
  Component: AccountView,
  messages: [accountMessages],
  useTitle: () => useMessages(accountMessages)('title'),
  initialFocus: 'control',
  HeaderStart: NetworkButton,
  next: ['Networks'],
}
