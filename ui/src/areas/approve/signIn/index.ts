import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { signInMessages } from '../messages/signIn.ts'
import { SignMessageView } from './SignMessageView.tsx'

/** Signing in with a message. */
export const signInViews = {
  /** Asks the user to prove that the wallet is theirs. */
  SIWXSignMessage: {
    Component: SignMessageView,
    useTitle: () => useMessages(signInMessages)('title'),
    // Signing has consequences: no control is focused.
    initialFocus: 'heading',
    hidesBack: true,
  },
} satisfies ViewDefinitions
