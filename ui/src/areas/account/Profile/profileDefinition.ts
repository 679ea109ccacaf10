import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { ProfileView } from './ProfileView.tsx'
import { profileMessages } from './profileMessages.ts'

/** The active account with all others beside it. */
export const profileDefinition: ViewDefinition = {
  Component: ProfileView,
  useTitle: () => useMessages(profileMessages)('title'),
  initialFocus: 'control',
}
