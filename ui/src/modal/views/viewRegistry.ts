import type { ViewName } from '@wallet-kit/sdk'
import { connectDefinition } from '../../views/Connect/connectDefinition.ts'
import { connectWalletsDefinition } from '../../views/ConnectWallets/connectWalletsDefinition.ts'
import { loadAccountPanels } from '../../views/loadAccountPanels.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

const loadAccountViews = async () => (await import('../../views/accountViews.ts')).accountViews
const loadConnectingViews = async () => (await import('../../views/connectingViews.ts')).connectingViews
const loadPairingViews = async () => (await import('../../views/pairingViews.ts')).pairingViews
const loadSmallViews = async () => (await import('../../views/smallViews.ts')).smallViews

/** Views by name: the first one is part of the shell, the others are loaded when they are shown. */
export const viewRegistry: Readonly<
  Partial<Record<ViewName, () => ViewDefinition | Promise<ViewDefinition>>>
> = {
  Connect: () => connectDefinition,
  Account: async () => (await loadAccountViews()).Account,
  AllWallets: async () =>
    (await import('../../views/AllWallets/allWalletsDefinition.ts')).allWalletsDefinition,
  ApproveTransaction: async () => (await loadAccountPanels()).ApproveTransaction,
  // The same list, which is part of the shell anyway.
  ConnectWallets: () => connectWalletsDefinition,
  BuyInProgress: async () => (await loadAccountPanels()).BuyInProgress,
  ChooseAccountName: async () => (await loadAccountPanels()).ChooseAccountName,
  ConnectingExternal: async () => (await loadConnectingViews()).ConnectingExternal,
  ConnectingMultiChain: async () => (await loadConnectingViews()).ConnectingMultiChain,
  ConnectingWalletConnect: async () => (await loadPairingViews()).ConnectingWalletConnect,
  ConnectingWalletConnectBasic: async () => (await loadPairingViews()).ConnectingWalletConnectBasic,
  Downloads: async () => (await loadConnectingViews()).Downloads,
  GetWallet: async () => (await loadSmallViews()).GetWallet,
  Networks: async () => (await loadSmallViews()).Networks,
  OnRampActivity: async () => (await loadAccountPanels()).OnRampActivity,
  OnRampFiatSelect: async () => (await loadAccountPanels()).OnRampFiatSelect,
  OnRampProviders: async () => (await loadAccountPanels()).OnRampProviders,
  OnRampTokenSelect: async () => (await loadAccountPanels()).OnRampTokenSelect,
  NftDetails: async () => (await loadAccountPanels()).NftDetails,
  Profile: async () => (await loadAccountViews()).Profile,
  RegisterAccountName: async () => (await loadAccountPanels()).RegisterAccountName,
  RegisterAccountNameSuccess: async () => (await loadAccountPanels()).RegisterAccountNameSuccess,
  SIWXSignMessage: async () => (await loadConnectingViews()).SIWXSignMessage,
  Swap: async () => (await loadAccountPanels()).Swap,
  SwapPreview: async () => (await loadAccountPanels()).SwapPreview,
  SwapSelectToken: async () => (await loadAccountPanels()).SwapSelectToken,
  SmartSessionList: async () => (await loadAccountPanels()).SmartSessionList,
  SwitchActiveChain: async () => (await loadSmallViews()).SwitchActiveChain,
  SwitchAddress: async () => (await loadAccountViews()).SwitchAddress,
  SwitchNetwork: async () => (await loadSmallViews()).SwitchNetwork,
  Transactions: async () => (await loadAccountPanels()).Transactions,
  UnsupportedChain: async () => (await loadSmallViews()).UnsupportedChain,
  WalletReceive: async () => (await loadAccountPanels()).WalletReceive,
  WalletSend: async () => (await loadAccountPanels()).WalletSend,
  WalletSendPreview: async () => (await loadAccountPanels()).WalletSendPreview,
  WalletSendSelectToken: async () => (await loadAccountPanels()).WalletSendSelectToken,
  WhatIsABuy: async () => (await loadAccountPanels()).WhatIsABuy,
  WhatIsANetwork: async () => (await loadSmallViews()).WhatIsANetwork,
  WhatIsAWallet: async () => (await loadSmallViews()).WhatIsAWallet,
}
