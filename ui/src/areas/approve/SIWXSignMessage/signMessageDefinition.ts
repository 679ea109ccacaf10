import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { SignMessageView } from './SignMessageView.tsx'
import { signInMessages } from './signInMessages.ts'

/** Asks the user to prove that the wallet is theirs. */
export const signMessageDefinition: ViewDefinition = {
  Component: SignMessageView,
  useTitle: () => useMessages(signInMessages)('title'),
  // Signing has consequences: no control is focused.
  initialFocus: 'heading',
  hidesBack: true,
}
