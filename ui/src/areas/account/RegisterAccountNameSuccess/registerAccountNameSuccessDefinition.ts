import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { namesMessages } from '../names/namesMessages.ts'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.tsx'

/** A name has been registered; there is no way back to its form. */
export const registerAccountNameSuccessDefinition: ViewDefinition = {
  Component: RegisterAccountNameSuccessView,
  useTitle: () => useMessages(namesMessages)('successTitle'),
  initialFocus: 'control',
  hidesBack: true,
}
