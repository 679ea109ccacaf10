import type { ViewName } from '@wallet-kit/sdk'
import { loadAccountPanels } from '../areas/account/loadAccountPanels.ts'
import { connectDefinition } from '../areas/connect/Connect/connectDefinition.ts'
import { connectWalletsDefinition } from '../areas/connect/ConnectWallets/connectWalletsDefinition.ts'
import type { ViewDefinition } from '../shell/views/ViewDefinition.ts'

async function loadAccountViews() {
  // The first tab is part of them. A failure is reported by the tab, which loads it again.
  loadAccountPanels().catch(() => {})
  return (await import('../areas/account/use.ts')).accountViews
}
const loadConnectingViews = async () => (await import('../areas/connect/use.ts')).connectingViews
const loadPairingViews = async () => (await import('../areas/connect/pairing/opening.ts')).pairingViews
const loadSendingViews = async () => (await import('../areas/send/use.ts')).sendingViews
const loadSwappingViews = async () => (await import('../areas/swap/use.ts')).swappingViews
const loadBuyingViews = async () => (await import('../areas/buy/use.ts')).buyingViews
const loadLoginViews = async () => (await import('../areas/login/use.ts')).loginViews
const loadSmallViews = async () => (await import('./use.ts')).smallViews

/** Views that are loaded together. */
function inChunk<Name extends ViewName>(
  load: () => Promise<Readonly<Record<Name, ViewDefinition>>>,
  names: readonly Name[],
): ViewRegistry {
  return Object.fromEntries(names.map((name) => [name, async () => (await load())[name]]))
}

type ViewRegistry = Readonly<Partial<Record<ViewName, () => ViewDefinition | Promise<ViewDefinition>>>>

/** Views by name: the first ones are part of the shell, the others are loaded when they are shown. */
export const viewRegistry: ViewRegistry = {
  Connect: () => connectDefinition,
  // The same list, which is part of the shell anyway.
  ConnectWallets: () => connectWalletsDefinition,
  AllWallets: async () => (await import('../areas/connect/AllWallets/use.ts')).allWalletsDefinition,
  ...inChunk(loadAccountViews, ['Account', 'AccountSettings', 'Profile', 'SwitchAddress']),
  ...inChunk(loadAccountPanels, [
    'ApproveTransaction',
    'ChooseAccountName',
    'FundWallet',
    'NftDetails',
    'RegisterAccountName',
    'RegisterAccountNameSuccess',
    'SmartSessionList',
    'Transactions',
    'WalletReceive',
  ]),
  ...inChunk(loadConnectingViews, [
    'ConnectingExternal',
    'ConnectingMultiChain',
    'Downloads',
    'SIWXSignMessage',
  ]),
  ...inChunk(loadPairingViews, ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']),
  ...inChunk(loadLoginViews, [
    'ConnectSocials',
    'ConnectingFarcaster',
    'ConnectingSocial',
    'EmailLogin',
    'EmailVerifyDevice',
    'EmailVerifyOtp',
    'UpdateEmailPrimaryOtp',
    'UpdateEmailSecondaryOtp',
    'UpdateEmailWallet',
    'UpgradeEmailWallet',
  ]),
  ...inChunk(loadSmallViews, [
    'GetWallet',
    'Networks',
    'SwitchActiveChain',
    'SwitchNetwork',
    'UnsupportedChain',
    'WhatIsANetwork',
    'WhatIsAWallet',
  ]),
  ...inChunk(loadSendingViews, ['WalletSend', 'WalletSendPreview', 'WalletSendSelectToken']),
  ...inChunk(loadSwappingViews, ['Swap', 'SwapPreview', 'SwapSelectToken']),
  ...inChunk(loadBuyingViews, [
    'BuyInProgress',
    'OnRampActivity',
    'OnRampFiatSelect',
    'OnRampProviders',
    'OnRampTokenSelect',
    'WhatIsABuy',
  ]),
}
