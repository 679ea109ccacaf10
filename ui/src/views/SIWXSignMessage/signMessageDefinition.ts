import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { SignMessageView } from './SignMessageView.tsx'

/** Asks the visitor to prove that the wallet is theirs. */
export const signMessageDefinition: ViewDefinition = {
  Component: SignMessageView,
  useTitle: () => useMessages().signIn.title,
  // Signing is an act with consequences: nothing is pre-selected.
  initialFocus: 'heading',
  hidesBack: true,
}
