import { messages as unsupportedChain } from '../areas/account/UnsupportedChain/messages/en.ts'
import { messages as activity } from '../areas/activity/messages/en.ts'
import { messages as tokens } from '../areas/tokens/messages/en.ts'
import { messages as shell } from '../foundation/messages/shell/en.ts'
import type { Language } from '../languages/Language.ts'
import { messages as account } from '../views/Account/messages/en.ts'
import { messages as allWallets } from '../views/AllWallets/messages/en.ts'
import { messages as approval } from '../views/ApproveTransaction/messages/en.ts'
import { messages as buying } from '../views/buying/messages/en.ts'
import { messages as loginMethods } from '../views/Connect/login/messages/en.ts'
import { messages as connect } from '../views/Connect/messages/en.ts'
import { messages as connectingExternal } from '../views/ConnectingExternal/messages/en.ts'
import { messages as connectingMultiChain } from '../views/ConnectingMultiChain/messages/en.ts'
import { messages as connectingWalletConnect } from '../views/ConnectingWalletConnect/messages/en.ts'
import { messages as connectingWalletConnectBasic } from '../views/ConnectingWalletConnectBasic/messages/en.ts'
import { messages as downloads } from '../views/Downloads/messages/en.ts'
import { messages as getWallet } from '../views/GetWallet/messages/en.ts'
import { messages as login } from '../views/login/messages/en.ts'
import { messages as networks } from '../views/Networks/messages/en.ts'
import { messages as names } from '../views/names/messages/en.ts'
import { messages as nfts } from '../views/nfts/messages/en.ts'
import { messages as profile } from '../views/Profile/messages/en.ts'
import { messages as signIn } from '../views/SIWXSignMessage/messages/en.ts'
import { messages as smartSessions } from '../views/SmartSessionList/messages/en.ts'
import { messages as switchActiveChain } from '../views/SwitchActiveChain/messages/en.ts'
import { messages as switchAddress } from '../views/SwitchAddress/messages/en.ts'
import { messages as switchNetwork } from '../views/SwitchNetwork/messages/en.ts'
import { messages as sending } from '../views/sending/messages/en.ts'
import { messages as swapping } from '../views/swapping/messages/en.ts'
import { messages as walletReceive } from '../views/WalletReceive/messages/en.ts'
import { messages as whatIsANetwork } from '../views/WhatIsANetwork/messages/en.ts'
import { messages as whatIsAWallet } from '../views/WhatIsAWallet/messages/en.ts'

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
