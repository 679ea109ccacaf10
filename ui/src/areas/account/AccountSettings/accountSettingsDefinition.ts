import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { accountMessages } from '../Account/accountMessages.ts'
import { AccountSettingsView } from './AccountSettingsView.tsx'

/** Settings of the active account. */
export const accountSettingsDefinition: ViewDefinition = {
  Component: AccountSettingsView,
  useTitle: () => useMessages(accountMessages)('settings'),
  initialFocus: 'control',
  next: ['Networks'],
}
