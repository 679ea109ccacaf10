import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { unsupportedChainMessages } from '../messages/unsupportedChain.ts'
import { UnsupportedChainView } from './UnsupportedChainView.tsx'

/** Apart from the other views of the account: it is in one chunk with those about networks. */
export const unsupportedChainViews = {
  /** The wallet is on a network that the host app does not offer. Closing requires a decision. */
  UnsupportedChain: {
    Component: UnsupportedChainView,
    useTitle: () => useMessages(unsupportedChainMessages)('title'),
    initialFocus: 'heading',
    hidesBack: true,
  },
} satisfies ViewDefinitions
