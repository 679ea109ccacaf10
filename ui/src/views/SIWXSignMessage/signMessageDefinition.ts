import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { SignMessageView } from './SignMessageView.tsx'
import { signInMessages } from './signInMessages.ts'

/** Asks the visitor to prove that the wallet is theirs. */
export const signMessageDefinition: ViewDefinition = {
  Component: SignMessageView,
  messages: [signInMessages],
  useTitle: () => useMessages(signInMessages)('title'),
  // Signing is an act with consequences: nothing is pre-selected.
  initialFocus: 'heading',
  hidesBack: true,
}
