import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { networksMessages } from './messages/networks.ts'
import { switchActiveChainMessages } from './messages/switchActiveChain.ts'
import { switchNetworkMessages } from './messages/switchNetwork.ts'
import { whatIsANetworkMessages } from './messages/whatIsANetwork.ts'
import { NetworksView } from './NetworksView.tsx'
import { SwitchActiveChainView } from './SwitchActiveChainView.tsx'
import { SwitchNetworkView } from './SwitchNetworkView.tsx'
import { useSwitchTarget } from './useSwitchTarget.ts'
import { WhatIsANetworkView } from './WhatIsANetworkView.tsx'

/** Views about networks. */
export const networksViews = {
  /** The networks that the host app offers. */
  Networks: {
    Component: NetworksView,
    useTitle: () => useMessages(networksMessages)('title'),
    initialFocus: 'control',
  },
  /** Says that another wallet is needed before the chain family is changed. */
  SwitchActiveChain: {
    Component: SwitchActiveChainView,
    useTitle: () => useMessages(switchActiveChainMessages)('title'),
    initialFocus: 'heading',
  },
  /** The wallet has been asked to change to one network. */
  SwitchNetwork: {
    Component: SwitchNetworkView,
    useTitle() {
      const message = useMessages(switchNetworkMessages)
      return useSwitchTarget()?.name ?? message('unknown')
    },
    initialFocus: 'heading',
  },
  /** Help for those who are new to networks. */
  WhatIsANetwork: {
    Component: WhatIsANetworkView,
    useTitle: () => useMessages(whatIsANetworkMessages)('title'),
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
