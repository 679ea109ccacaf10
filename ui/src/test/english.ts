import type { Language } from '../app/languages/Language.ts'
import { accountMessages } from '../areas/account/messages/account.ts'
import { namesMessages } from '../areas/account/messages/names.ts'
import { nftsMessages } from '../areas/account/messages/nfts.ts'
import { profileMessages } from '../areas/account/messages/profile.ts'
import { smartSessionMessages } from '../areas/account/messages/smartSessions.ts'
import { switchAddressMessages } from '../areas/account/messages/switchAddress.ts'
import { unsupportedChainMessages } from '../areas/account/messages/unsupportedChain.ts'
import { walletReceiveMessages } from '../areas/account/messages/walletReceive.ts'
import { activityMessages } from '../areas/activity/messages/activity.ts'
import { approvalMessages } from '../areas/approve/messages/approval.ts'
import { signInMessages } from '../areas/approve/messages/signIn.ts'
import { buyingMessages } from '../areas/buy/messages/buying.ts'
import { allWalletsMessages } from '../areas/connect/messages/allWallets.ts'
import { connectMessages } from '../areas/connect/messages/connect.ts'
import { connectingExternalMessages } from '../areas/connect/messages/connectingExternal.ts'
import { connectingMultiChainMessages } from '../areas/connect/messages/connectingMultiChain.ts'
import { connectingWalletConnectMessages } from '../areas/connect/messages/connectingWalletConnect.ts'
import { connectingWalletConnectBasicMessages } from '../areas/connect/messages/connectingWalletConnectBasic.ts'
import { downloadsMessages } from '../areas/connect/messages/downloads.ts'
import { getWalletMessages } from '../areas/connect/messages/getWallet.ts'
import { loginMethodsMessages } from '../areas/connect/messages/loginMethods.ts'
import { walletCountMessages } from '../areas/connect/messages/plurals/walletCount.ts'
import { whatIsAWalletMessages } from '../areas/connect/messages/whatIsAWallet.ts'
import { feesMessages } from '../areas/fees/messages/fees.ts'
import { loginMessages } from '../areas/login/messages/login.ts'
import { networksMessages } from '../areas/networks/messages/networks.ts'
import { switchActiveChainMessages } from '../areas/networks/messages/switchActiveChain.ts'
import { switchNetworkMessages } from '../areas/networks/messages/switchNetwork.ts'
import { whatIsANetworkMessages } from '../areas/networks/messages/whatIsANetwork.ts'
import { sendingMessages } from '../areas/send/messages/sending.ts'
import { swappingMessages } from '../areas/swap/messages/swapping.ts'
import { tokensMessages } from '../areas/tokens/messages/tokens.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'

/** English in the shape of the other languages. */
export const english: Language = {
  shell: shellMessages.english,
  account: accountMessages.english,
  allWallets: { ...allWalletsMessages.english, ...walletCountMessages.english },
  connect: connectMessages.english,
  connectingExternal: connectingExternalMessages.english,
  connectingMultiChain: connectingMultiChainMessages.english,
  connectingWalletConnect: connectingWalletConnectMessages.english,
  connectingWalletConnectBasic: connectingWalletConnectBasicMessages.english,
  downloads: downloadsMessages.english,
  networks: networksMessages.english,
  profile: profileMessages.english,
  signIn: signInMessages.english,
  unsupportedChain: unsupportedChainMessages.english,
  getWallet: getWalletMessages.english,
  switchActiveChain: switchActiveChainMessages.english,
  switchAddress: switchAddressMessages.english,
  switchNetwork: switchNetworkMessages.english,
  whatIsANetwork: whatIsANetworkMessages.english,
  whatIsAWallet: whatIsAWalletMessages.english,
  names: namesMessages.english,
  nfts: nftsMessages.english,
  tokens: tokensMessages.english,
  activity: activityMessages.english,
  walletReceive: walletReceiveMessages.english,
  fees: feesMessages.english,
  sending: sendingMessages.english,
  swapping: swappingMessages.english,
  buying: buyingMessages.english,
  smartSessions: smartSessionMessages.english,
  approval: approvalMessages.english,
  loginMethods: loginMethodsMessages.english,
  login: loginMessages.english,
}
