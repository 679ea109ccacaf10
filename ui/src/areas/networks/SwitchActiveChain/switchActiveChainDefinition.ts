import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { SwitchActiveChainView } from './SwitchActiveChainView.tsx'
import { switchActiveChainMessages } from './switchActiveChainMessages.ts'

/** Says that another wallet is needed before the chain family is changed. */
export const switchActiveChainDefinition: ViewDefinition = {
  Component: SwitchActiveChainView,
  useTitle: () => useMessages(switchActiveChainMessages)('title'),
  initialFocus: 'heading',
}
