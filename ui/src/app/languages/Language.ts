import type { messages as account } from '../../areas/account/Account/messages/en.ts'
import type { messages as names } from '../../areas/account/names/messages/en.ts'
import type { messages as nfts } from '../../areas/account/nfts/messages/en.ts'
import type { messages as profile } from '../../areas/account/Profile/messages/en.ts'
import type { messages as smartSessions } from '../../areas/account/SmartSessionList/messages/en.ts'
import type { messages as switchAddress } from '../../areas/account/SwitchAddress/messages/en.ts'
import type { messages as unsupportedChain } from '../../areas/account/UnsupportedChain/messages/en.ts'
import type { messages as walletReceive } from '../../areas/account/WalletReceive/messages/en.ts'
import type { messages as activity } from '../../areas/activity/messages/en.ts'
import type { messages as approval } from '../../areas/approve/ApproveTransaction/messages/en.ts'
import type { messages as signIn } from '../../areas/approve/SIWXSignMessage/messages/en.ts'
import type { messages as buying } from '../../areas/buy/buying/messages/en.ts'
import type { messages as allWallets } from '../../areas/connect/AllWallets/messages/en.ts'
import type { messages as loginMethods } from '../../areas/connect/Connect/login/messages/en.ts'
import type { messages as connect } from '../../areas/connect/Connect/messages/en.ts'
import type { messages as connectingExternal } from '../../areas/connect/ConnectingExternal/messages/en.ts'
import type { messages as connectingMultiChain } from '../../areas/connect/ConnectingMultiChain/messages/en.ts'
import type { messages as connectingWalletConnect } from '../../areas/connect/ConnectingWalletConnect/messages/en.ts'
import type { messages as connectingWalletConnectBasic } from '../../areas/connect/ConnectingWalletConnectBasic/messages/en.ts'
import type { messages as downloads } from '../../areas/connect/Downloads/messages/en.ts'
import type { messages as getWallet } from '../../areas/connect/GetWallet/messages/en.ts'
import type { messages as whatIsAWallet } from '../../areas/connect/WhatIsAWallet/messages/en.ts'
import type { messages as login } from '../../areas/login/login/messages/en.ts'
import type { messages as networks } from '../../areas/networks/Networks/messages/en.ts'
import type { messages as switchActiveChain } from '../../areas/networks/SwitchActiveChain/messages/en.ts'
import type { messages as switchNetwork } from '../../areas/networks/SwitchNetwork/messages/en.ts'
import type { messages as whatIsANetwork } from '../../areas/networks/WhatIsANetwork/messages/en.ts'
import type { messages as sending } from '../../areas/send/sending/messages/en.ts'
import type { messages as swapping } from '../../areas/swap/swapping/messages/en.ts'
import type { messages as tokens } from '../../areas/tokens/messages/en.ts'
import type { messages as shell } from '../../foundation/messages/shell/en.ts'

interface English {
  readonly shell: typeof shell
  readonly account: typeof account
  readonly allWallets: typeof allWallets
  readonly connect: typeof connect
  readonly connectingExternal: typeof connectingExternal
  readonly connectingMultiChain: typeof connectingMultiChain
  readonly connectingWalletConnect: typeof connectingWalletConnect
  readonly connectingWalletConnectBasic: typeof connectingWalletConnectBasic
  readonly downloads: typeof downloads
  readonly networks: typeof networks
  readonly profile: typeof profile
  readonly signIn: typeof signIn
  readonly unsupportedChain: typeof unsupportedChain
  readonly getWallet: typeof getWallet
  readonly switchActiveChain: typeof switchActiveChain
  readonly switchAddress: typeof switchAddress
  readonly switchNetwork: typeof switchNetwork
  readonly whatIsANetwork: typeof whatIsANetwork
  readonly whatIsAWallet: typeof whatIsAWallet
  readonly names: typeof names
  readonly nfts: typeof nfts
  readonly tokens: typeof tokens
  readonly activity: typeof activity
  readonly walletReceive: typeof walletReceive
  readonly sending: typeof sending
  readonly swapping: typeof swapping
  readonly buying: typeof buying
  readonly smartSessions: typeof smartSessions
  readonly approval: typeof approval
  readonly loginMethods: typeof loginMethods
  readonly login: typeof login
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
  'names' | 'nfts' | 'tokens' | 'activity' | 'walletReceive' | 'sending' | 'swapping'
>

/** The set of the views that buy with a card, in a file of its own. */
export type BuyingLanguage = Pick<Language, 'buying'>

/** The set of the view about smart sessions, in a file of its own. */
export type SessionsLanguage = Pick<Language, 'smartSessions'>

/** The set of the view that approves requests, in a file of its own. */
export type ApprovalLanguage = Pick<Language, 'approval'>

/** The sets of the views that log in, in a file of their own. */
export type LoginLanguage = Pick<Language, 'loginMethods' | 'login'>
