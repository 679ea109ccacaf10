import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { UnsupportedChainView } from './UnsupportedChainView.tsx'

/** The wallet is on a network that the host does not offer. Cannot be closed, only decided. */
export const unsupportedChainDefinition: ViewDefinition = {
  Component: UnsupportedChainView,
  useTitle: () => useMessages().unsupported.title,
  initialFocus: 'heading',
  hidesBack: true,
}
