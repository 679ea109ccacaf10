import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { NetworksView } from './NetworksView.tsx'

/** The networks that the host offers. */
export const networksDefinition: ViewDefinition = {
  Component: NetworksView,
  useTitle: () => useMessages().networks.title,
  initialFocus: 'control',
}
