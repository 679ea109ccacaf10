import type { ViewName } from '@wallet-kit/sdk'
import { loadAccountPanels } from '../areas/account/loadAccountPanels.ts'
import { loadAllWallets } from '../areas/connect/allWallets/loadAllWallets.ts'
import { connectViews } from '../areas/connect/index.ts'
import type { ViewDefinition } from '../shell/views/ViewDefinition.ts'

async function loadAccountViews() {
  // The first tab is part of them. A failure is reported by the tab, which loads it again.
  loadAccountPanels().catch(() => {})
  return (await import('../areas/account/use.ts')).accountViews
}
const loadPanelViews = async () => (await loadAccountPanels()).panelViews
const loadAllWalletsViews = async () => (await loadAllWallets()).allWalletsViews
const loadConnectingViews = async () => (await import('../areas/connect/connecting/use.ts')).connectingViews
const loadPairingViews = async () => (await import('../areas/connect/pairing/opening.ts')).pairingViews
const loadSendViews = async () => (await import('../areas/send/use.ts')).sendViews
const loadSwapViews = async () => (await import('../areas/swap/use.ts')).swapViews
const loadBuyViews = async () => (await import('../areas/buy/use.ts')).buyViews
const loadLoginViews = async () => (await import('../areas/login/use.ts')).loginViews
/** Small views, and the alert that developers see. */
export const loadSmallParts = () => import('./use.ts')
const loadSmallViews = async () => (await loadSmallParts()).smallViews

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
  Connect: () => connectViews.Connect,
  // The same list, which is part of the shell anyway.
  ConnectWallets: () => connectViews.ConnectWallets,
  ...inChunk(loadAllWalletsViews, ['AllWallets']),
  ...inChunk(loadAccountViews, ['Account', 'AccountSettings', 'Profile', 'SwitchAddress']),
  ...inChunk(loadPanelViews, [
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
    'ConnectingPasskey',
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
  ...inChunk(loadSendViews, ['WalletSend', 'WalletSendPreview', 'WalletSendSelectToken']),
  ...inChunk(loadSwapViews, ['Swap', 'SwapPreview', 'SwapSelectToken']),
  ...inChunk(loadBuyViews, [
    'BuyInProgress',
    'OnRampActivity',
    'OnRampFiatSelect',
    'OnRampProviders',
    'OnRampTokenSelect',
    'WhatIsABuy',
  ]),
}
