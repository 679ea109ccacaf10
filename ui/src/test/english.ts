import type { Language } from '../app/languages/Language.ts'
import { messages as account } from '../areas/account/Account/messages/en.ts'
import { messages as names } from '../areas/account/names/messages/en.ts'
import { messages as nfts } from '../areas/account/nfts/messages/en.ts'
import { messages as profile } from '../areas/account/Profile/messages/en.ts'
import { messages as smartSessions } from '../areas/account/SmartSessionList/messages/en.ts'
import { messages as switchAddress } from '../areas/account/SwitchAddress/messages/en.ts'
import { messages as unsupportedChain } from '../areas/account/UnsupportedChain/messages/en.ts'
import { messages as walletReceive } from '../areas/account/WalletReceive/messages/en.ts'
import { messages as activity } from '../areas/activity/messages/en.ts'
import { messages as approval } from '../areas/approve/ApproveTransaction/messages/en.ts'
import { messages as signIn } from '../areas/approve/SIWXSignMessage/messages/en.ts'
import { messages as buying } from '../areas/buy/buying/messages/en.ts'
import { messages as allWallets } from '../areas/connect/AllWallets/messages/en.ts'
import { messages as loginMethods } from '../areas/connect/Connect/login/messages/en.ts'
import { messages as connect } from '../areas/connect/Connect/messages/en.ts'
import { messages as connectingExternal } from '../areas/connect/ConnectingExternal/messages/en.ts'
import { messages as connectingMultiChain } from '../areas/connect/ConnectingMultiChain/messages/en.ts'
import { messages as connectingWalletConnect } from '../areas/connect/ConnectingWalletConnect/messages/en.ts'
import { messages as connectingWalletConnectBasic } from '../areas/connect/ConnectingWalletConnectBasic/messages/en.ts'
import { messages as downloads } from '../areas/connect/Downloads/messages/en.ts'
import { messages as getWallet } from '../areas/connect/GetWallet/messages/en.ts'
import { messages as whatIsAWallet } from '../areas/connect/WhatIsAWallet/messages/en.ts'
import { messages as login } from '../areas/login/login/messages/en.ts'
import { messages as networks } from '../areas/networks/Networks/messages/en.ts'
import { messages as switchActiveChain } from '../areas/networks/SwitchActiveChain/messages/en.ts'
import { messages as switchNetwork } from '../areas/networks/SwitchNetwork/messages/en.ts'
import { messages as whatIsANetwork } from '../areas/networks/WhatIsANetwork/messages/en.ts'
import { messages as sending } from '../areas/send/sending/messages/en.ts'
import { messages as swapping } from '../areas/swap/swapping/messages/en.ts'
import { messages as tokens } from '../areas/tokens/messages/en.ts'
import { messages as shell } from '../foundation/messages/shell/en.ts'

/** English in the shape of the other languages. */
export const english: Language = {
  shell,
  account,
  allWallets,
  connect,
  connectingExternal,
  connectingMultiChain,
  connectingWalletConnect,
  connectingWalletConnectBasic,
  downloads,
  networks,
  profile,
  signIn,
  unsupportedChain,
  getWallet,
  switchActiveChain,
  switchAddress,
  switchNetwork,
  whatIsANetwork,
  whatIsAWallet,
  names,
  nfts,
  tokens,
  activity,
  walletReceive,
  sending,
  swapping,
  buying,
  smartSessions,
  approval,
  loginMethods,
  login,
}
