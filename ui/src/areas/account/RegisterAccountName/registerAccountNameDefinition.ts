import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { namesMessages } from '../names/namesMessages.ts'
import { RegisterAccountNameView } from './RegisterAccountNameView.tsx'

/** Registers a name for the account. */
export const registerAccountNameDefinition: ViewDefinition = {
  Component: RegisterAccountNameView,
  useTitle: () => useMessages(namesMessages)('title'),
  initialFocus: 'control',
  next: ['RegisterAccountNameSuccess'],
}
