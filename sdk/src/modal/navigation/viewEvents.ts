import type { ViewName } from './ViewName.ts'

type ViewEvent =
  | 'CLICK_ALL_WALLETS'
  | 'CLICK_GET_WALLET'
  | 'CLICK_NETWORKS'
  | 'CLICK_NETWORK_HELP'
  | 'CLICK_SELECT_TOKEN_TO_SWAP'
  | 'CLICK_WALLET_HELP'
  | 'EMAIL_EDIT'
  | 'EMAIL_UPGRADE_FROM_MODAL'

/** Events of views about the connected account, whatever its network. */
export const ownViewEvents: Readonly<
  Partial<Record<ViewName, 'OPEN_ENS_FLOW' | 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'>>
> = {
  ChooseAccountName: 'OPEN_ENS_FLOW',
  OnRampProviders: 'SELECT_BUY_CRYPTO',
  WhatIsABuy: 'SELECT_WHAT_IS_A_BUY',
}

/** Events of views about the connected account on its network. */
export const accountViewEvents: Readonly<Partial<Record<ViewName, 'OPEN_SEND' | 'OPEN_SWAP'>>> = {
  Swap: 'OPEN_SWAP',
  WalletSend: 'OPEN_SEND',
}

/** Events of views that open by the visitor's own choice only. */
export const viewEvents: Readonly<Partial<Record<ViewName, ViewEvent>>> = {
  AllWallets: 'CLICK_ALL_WALLETS',
  GetWallet: 'CLICK_GET_WALLET',
  Networks: 'CLICK_NETWORKS',
  SwapSelectToken: 'CLICK_SELECT_TOKEN_TO_SWAP',
  UpdateEmailWallet: 'EMAIL_EDIT',
  UpgradeEmailWallet: 'EMAIL_UPGRADE_FROM_MODAL',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
}
