import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { UnsupportedChainView } from './UnsupportedChainView.tsx'
import { unsupportedChainMessages } from './unsupportedChainMessages.ts'

/** The wallet is on a network that the host app does not offer. Closing requires a decision. */
export const unsupportedChainDefinition: ViewDefinition = {
  Component: UnsupportedChainView,
  useTitle: () => useMessages(unsupportedChainMessages)('title'),
  initialFocus: 'heading',
  hidesBack: true,
}
