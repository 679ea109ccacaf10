import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { AccountView } from './AccountView.tsx'
import { NetworkButton } from './NetworkButton.tsx'

/** Who is connected, with what, and the way out. */
export const accountDefinition: ViewDefinition = {
  Component: AccountView,
  useTitle: () => useMessages().account.title,
  initialFocus: 'control',
  HeaderStart: NetworkButton,
  next: ['Networks'],
}
