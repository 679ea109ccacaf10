import type { ViewName } from '@wallet-kit/sdk'
import { connectDefinition } from '../../views/Connect/connectDefinition.ts'
import { connectWalletsDefinition } from '../../views/ConnectWallets/connectWalletsDefinition.ts'
import { loadAccountPanels } from '../../views/loadAccountPanels.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

const loadAccountViews = async () => (await import('../../views/accountViews.ts')).accountViews
const loadConnectingViews = async () => (await import('../../views/connectingViews.ts')).connectingViews
const loadPairingViews = async () => (await import('../../views/pairingViews.ts')).pairingViews
const loadSendingViews = async () => (await import('../../views/sendingViews.ts')).sendingViews
const loadSwappingViews = async () => (await import('../../views/swappingViews.ts')).swappingViews
const loadBuyingViews = async () => (await import('../../views/buyingViews.ts')).buyingViews
const loadSmallViews = async () => (await import('../../views/smallViews.ts')).smallViews

/** Views by name: the first one is part of the shell, the others are loaded when they are shown. */
export const viewRegistry: Readonly<
  Partial<Record<ViewName, () => ViewDefinition | Promise<ViewDefinition>>>
> = {
  Connect: () => connectDefinition,
  Account: async () => (await loadAccountViews()).Account,
  AccountSettings: async () => (await loadAccountViews()).AccountSettings,
  AllWallets: async () =>
    (await import('../../views/AllWallets/allWalletsDefinition.ts')).allWalletsDefinition,
  ApproveTransaction: async () => (await loadAccountPanels()).ApproveTransaction,
  // The same list, which is part of the shell anyway.
  ConnectWallets: () => connectWalletsDefinition,
  BuyInProgress: async () => (await loadBuyingViews()).BuyInProgress,
  ChooseAccountName: async () => (await loadAccountPanels()).ChooseAccountName,
  ConnectingExternal: async () => (await loadConnectingViews()).ConnectingExternal,
  ConnectingMultiChain: async () => (await loadConnectingViews()).ConnectingMultiChain,
  ConnectingWalletConnect: async () => (await loadPairingViews()).ConnectingWalletConnect,
  ConnectingWalletConnectBasic: async () => (await loadPairingViews()).ConnectingWalletConnectBasic,
  Downloads: async () => (await loadConnectingViews()).Downloads,
  GetWallet: async () => (await loadSmallViews()).GetWallet,
  Networks: async () => (await loadSmallViews()).Networks,
  OnRampActivity: async () => (await loadBuyingViews()).OnRampActivity,
  OnRampFiatSelect: async () => (await loadBuyingViews()).OnRampFiatSelect,
  OnRampProviders: async () => (await loadBuyingViews()).OnRampProviders,
  OnRampTokenSelect: async () => (await loadBuyingViews()).OnRampTokenSelect,
  NftDetails: async () => (await loadAccountPanels()).NftDetails,
  Profile: async () => (await loadAccountViews()).Profile,
  RegisterAccountName: async () => (await loadAccountPanels()).RegisterAccountName,
  RegisterAccountNameSuccess: async () => (await loadAccountPanels()).RegisterAccountNameSuccess,
  SIWXSignMessage: async () => (await loadConnectingViews()).SIWXSignMessage,
  Swap: async () => (await loadSwappingViews()).Swap,
  SwapPreview: async () => (await loadSwappingViews()).SwapPreview,
  SwapSelectToken: async () => (await loadSwappingViews()).SwapSelectToken,
  SmartSessionList: async () => (await loadAccountPanels()).SmartSessionList,
  SwitchActiveChain: async () => (await loadSmallViews()).SwitchActiveChain,
  SwitchAddress: async () => (await loadAccountViews()).SwitchAddress,
  SwitchNetwork: async () => (await loadSmallViews()).SwitchNetwork,
  Transactions: async () => (await loadAccountPanels()).Transactions,
  UnsupportedChain: async () => (await loadSmallViews()).UnsupportedChain,
  WalletReceive: async () => (await loadAccountPanels()).WalletReceive,
  WalletSend: async () => (await loadSendingViews()).WalletSend,
  WalletSendPreview: async () => (await loadSendingViews()).WalletSendPreview,
  WalletSendSelectToken: async () => (await loadSendingViews()).WalletSendSelectToken,
  WhatIsABuy: async () => (await loadBuyingViews()).WhatIsABuy,
  WhatIsANetwork: async () => (await loadSmallViews()).WhatIsANetwork,
  WhatIsAWallet: async () => (await loadSmallViews()).WhatIsAWallet,
}
