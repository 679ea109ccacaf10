import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { SwitchNetworkView } from './SwitchNetworkView.tsx'
import { switchNetworkMessages } from './switchNetworkMessages.ts'
import { useSwitchTarget } from './useSwitchTarget.ts'

/** The wallet has been asked to change to one network. */
export const switchNetworkDefinition: ViewDefinition = {
  Component: SwitchNetworkView,
  useTitle() {
    const message = useMessages(switchNetworkMessages)
    return useSwitchTarget()?.name ?? message('unknown')
  },
  initialFocus: 'heading',
}
