import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { namesMessages } from '../names/namesMessages.ts'
import { ChooseAccountNameView } from './ChooseAccountNameView.tsx'

/** Introduces names of accounts. */
export const chooseAccountNameDefinition: ViewDefinition = {
  Component: ChooseAccountNameView,
  useTitle: () => useMessages(namesMessages)('introTitle'),
  initialFocus: 'control',
  next: ['RegisterAccountName'],
}
