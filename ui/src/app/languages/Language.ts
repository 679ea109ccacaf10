import type { accountMessages } from '../../areas/account/messages/account.ts'
import type { namesMessages } from '../../areas/account/messages/names.ts'
import type { nftsMessages } from '../../areas/account/messages/nfts.ts'
import type { profileMessages } from '../../areas/account/messages/profile.ts'
import type { smartSessionMessages } from '../../areas/account/messages/smartSessions.ts'
import type { switchAddressMessages } from '../../areas/account/messages/switchAddress.ts'
import type { unsupportedChainMessages } from '../../areas/account/messages/unsupportedChain.ts'
import type { walletReceiveMessages } from '../../areas/account/messages/walletReceive.ts'
import type { activityMessages } from '../../areas/activity/messages/activity.ts'
import type { approvalMessages } from '../../areas/approve/messages/approval.ts'
import type { signInMessages } from '../../areas/approve/messages/signIn.ts'
import type { buyingMessages } from '../../areas/buy/messages/buying.ts'
import type { allWalletsMessages } from '../../areas/connect/messages/allWallets.ts'
import type { connectMessages } from '../../areas/connect/messages/connect.ts'
import type { connectingExternalMessages } from '../../areas/connect/messages/connectingExternal.ts'
import type { connectingMultiChainMessages } from '../../areas/connect/messages/connectingMultiChain.ts'
import type { connectingWalletConnectMessages } from '../../areas/connect/messages/connectingWalletConnect.ts'
import type { connectingWalletConnectBasicMessages } from '../../areas/connect/messages/connectingWalletConnectBasic.ts'
import type { downloadsMessages } from '../../areas/connect/messages/downloads.ts'
import type { getWalletMessages } from '../../areas/connect/messages/getWallet.ts'
import type { loginMethodsMessages } from '../../areas/connect/messages/loginMethods.ts'
import type { walletCountMessages } from '../../areas/connect/messages/plurals/walletCount.ts'
import type { whatIsAWalletMessages } from '../../areas/connect/messages/whatIsAWallet.ts'
import type { feesMessages } from '../../areas/fees/messages/fees.ts'
import type { loginMessages } from '../../areas/login/messages/login.ts'
import type { networksMessages } from '../../areas/networks/messages/networks.ts'
import type { switchActiveChainMessages } from '../../areas/networks/messages/switchActiveChain.ts'
import type { switchNetworkMessages } from '../../areas/networks/messages/switchNetwork.ts'
import type { whatIsANetworkMessages } from '../../areas/networks/messages/whatIsANetwork.ts'
import type { sendingMessages } from '../../areas/send/messages/sending.ts'
import type { swappingMessages } from '../../areas/swap/messages/swapping.ts'
import type { tokensMessages } from '../../areas/tokens/messages/tokens.ts'
import type { shellMessages } from '../../foundation/messages/shellMessages.ts'

interface English {
  readonly shell: typeof shellMessages.english
  readonly account: typeof accountMessages.english
  readonly allWallets: typeof allWalletsMessages.english & typeof walletCountMessages.english
  readonly connect: typeof connectMessages.english
  readonly connectingExternal: typeof connectingExternalMessages.english
  readonly connectingMultiChain: typeof connectingMultiChainMessages.english
  readonly connectingWalletConnect: typeof connectingWalletConnectMessages.english
  readonly connectingWalletConnectBasic: typeof connectingWalletConnectBasicMessages.english
  readonly downloads: typeof downloadsMessages.english
  readonly networks: typeof networksMessages.english
  readonly profile: typeof profileMessages.english
  readonly signIn: typeof signInMessages.english
  readonly unsupportedChain: typeof unsupportedChainMessages.english
  readonly getWallet: typeof getWalletMessages.english
  readonly switchActiveChain: typeof switchActiveChainMessages.english
  readonly switchAddress: typeof switchAddressMessages.english
  readonly switchNetwork: typeof switchNetworkMessages.english
  readonly whatIsANetwork: typeof whatIsANetworkMessages.english
  readonly whatIsAWallet: typeof whatIsAWalletMessages.english
  readonly names: typeof namesMessages.english
  readonly nfts: typeof nftsMessages.english
  readonly tokens: typeof tokensMessages.english
  readonly activity: typeof activityMessages.english
  readonly walletReceive: typeof walletReceiveMessages.english
  readonly fees: typeof feesMessages.english
  readonly sending: typeof sendingMessages.english
  readonly swapping: typeof swappingMessages.english
  readonly buying: typeof buyingMessages.english
  readonly smartSessions: typeof smartSessionMessages.english
  readonly approval: typeof approvalMessages.english
  readonly loginMethods: typeof loginMethodsMessages.english
  readonly login: typeof loginMessages.english
}

/**
 * The messages of one language, set by set. One that lacks a message, or has one that English does not have, does not
 * compile. Loaded as a whole: at 3 to 5 kB it costs less than a request per view.
 */
export type Language = {
  readonly [Name in keyof English]: { readonly [Key in keyof English[Name]]: string }
}

/** The sets of the views about what an account holds, has done, sends and swaps, in a file of their own. */
export type AccountLanguage = Pick<
  Language,
  'names' | 'nfts' | 'tokens' | 'activity' | 'walletReceive' | 'fees' | 'sending' | 'swapping'
>

/** The set of the views that buy with a card, in a file of its own. */
export type BuyingLanguage = Pick<Language, 'buying'>

/** The set of the view about smart sessions, in a file of its own. */
export type SessionsLanguage = Pick<Language, 'smartSessions'>

/** The set of the view that approves requests, in a file of its own. */
export type ApprovalLanguage = Pick<Language, 'approval'>

/** The sets of the views that log in, in a file of their own. */
export type LoginLanguage = Pick<Language, 'loginMethods' | 'login'>
