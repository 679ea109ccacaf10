import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { useConnector } from '../connecting/useConnector.ts'
import { connectingWalletConnectBasicMessages } from '../messages/connectingWalletConnectBasic.ts'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'

/** Views that pair with a wallet outside of this browser, with the code that draws QR codes. */
export const pairingViews = {
  /** Pairs with a wallet on another device. */
  ConnectingWalletConnect: {
    Component: ConnectingWalletConnectView,
    useTitle() {
      const shellMessage = useMessages(shellMessages)
      const { connectorId, wallet } = useViewData('ConnectingWalletConnect') ?? {}
      const connector = useConnector(connectorId)
      return wallet?.name || connector?.name || shellMessage('unknownWallet')
    },
    initialFocus: 'heading',
    next: ['SIWXSignMessage'],
  },
  /** The code, and all wallets: where the host app pairs by itself. */
  ConnectingWalletConnectBasic: {
    Component: ConnectingWalletConnectBasicView,
    useTitle: () => useMessages(connectingWalletConnectBasicMessages)('title'),
    initialFocus: 'heading',
    consent: 'due',
    next: ['AllWallets'],
  },
} satisfies ViewDefinitions
