import type { ViewName } from '@wallet-kit/sdk'
import { connectDefinition } from '../../views/Connect/connectDefinition.ts'
import { connectWalletsDefinition } from '../../views/ConnectWallets/connectWalletsDefinition.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

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
  GetWallet: async () => (await import('../../views/GetWallet/getWalletDefinition.ts')).getWalletDefinition,
  Networks: async () => (await import('../../views/Networks/networksDefinition.ts')).networksDefinition,
  SIWXSignMessage: async () =>
    (await import('../../views/SIWXSignMessage/signMessageDefinition.ts')).signMessageDefinition,
  SwitchActiveChain: async () =>
    (await import('../../views/SwitchActiveChain/switchActiveChainDefinition.ts'))
      .switchActiveChainDefinition,
  SwitchNetwork: async () =>
    (await import('../../views/SwitchNetwork/switchNetworkDefinition.ts')).switchNetworkDefinition,
  UnsupportedChain: async () =>
    (await import('../../views/UnsupportedChain/unsupportedChainDefinition.ts')).unsupportedChainDefinition,
  WhatIsANetwork: async () =>
    (await import('../../views/WhatIsANetwork/whatIsANetworkDefinition.ts')).whatIsANetworkDefinition,
  WhatIsAWallet: async () =>
    (await import('../../views/WhatIsAWallet/whatIsAWalletDefinition.ts')).whatIsAWalletDefinition,
}
