import type { ViewName } from '@wallet-kit/sdk'
import { connectDefinition } from '../../views/Connect/connectDefinition.ts'
import { connectWalletsDefinition } from '../../views/ConnectWallets/connectWalletsDefinition.ts'
import { loadAccountPanels } from '../../views/loadAccountPanels.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

const loadSmallViews = async () => (await import('../../views/smallViews.ts')).smallViews

/** Views by name: the first one is part of the shell, the others are loaded when they are shown. */
export const viewRegistry: Readonly<
  Partial<Record<ViewName, () => ViewDefinition | Promise<ViewDefinition>>>
> = {
  Connect: () => connectDefinition,
  Account: async () => (await import('../../views/Account/accountDefinition.ts')).accountDefinition,
  AllWallets: async () =>
    (await import('../../views/AllWallets/allWalletsDefinition.ts')).allWalletsDefinition,
  // The same list, which is part of the shell anyway.
  ConnectWallets: () => connectWalletsDefinition,
  ConnectingExternal: async () =>
    (await import('../../views/ConnectingExternal/connectingExternalDefinition.ts'))
      .connectingExternalDefinition,
  ConnectingMultiChain: async () =>
    (await import('../../views/ConnectingMultiChain/connectingMultiChainDefinition.ts'))
      .connectingMultiChainDefinition,
  ConnectingWalletConnect: async () =>
    (await import('../../views/ConnectingWalletConnect/connectingWalletConnectDefinition.ts'))
      .connectingWalletConnectDefinition,
  ConnectingWalletConnectBasic: async () =>
    (await import('../../views/ConnectingWalletConnectBasic/connectingWalletConnectBasicDefinition.ts'))
      .connectingWalletConnectBasicDefinition,
  Downloads: async () => (await import('../../views/Downloads/downloadsDefinition.ts')).downloadsDefinition,
  GetWallet: async () => (await loadSmallViews()).GetWallet,
  Networks: async () => (await loadSmallViews()).Networks,
  SIWXSignMessage: async () =>
    (await import('../../views/SIWXSignMessage/signMessageDefinition.ts')).signMessageDefinition,
  SwitchActiveChain: async () => (await loadSmallViews()).SwitchActiveChain,
  SwitchNetwork: async () => (await loadSmallViews()).SwitchNetwork,
  Transactions: async () => (await loadAccountPanels()).Transactions,
  UnsupportedChain: async () =>
    (await import('../../views/UnsupportedChain/unsupportedChainDefinition.ts')).unsupportedChainDefinition,
  WalletReceive: async () => (await loadAccountPanels()).WalletReceive,
  WalletSend: async () => (await loadAccountPanels()).WalletSend,
  WalletSendPreview: async () => (await loadAccountPanels()).WalletSendPreview,
  WalletSendSelectToken: async () => (await loadAccountPanels()).WalletSendSelectToken,
  WhatIsANetwork: async () => (await loadSmallViews()).WhatIsANetwork,
  WhatIsAWallet: async () => (await loadSmallViews()).WhatIsAWallet,
}
