import { ActivityPanel } from '../activity/ActivityPanel.tsx'
import { approveTransactionDefinition } from '../approve/ApproveTransaction/approveTransactionDefinition.ts'
import { chooseAccountNameDefinition } from './ChooseAccountName/chooseAccountNameDefinition.ts'
import { fundWalletDefinition } from './FundWallet/fundWalletDefinition.ts'
import { nftDetailsDefinition } from './NftDetails/nftDetailsDefinition.ts'
import { NftsPanel } from './nfts/NftsPanel.tsx'
import { registerAccountNameDefinition } from './RegisterAccountName/registerAccountNameDefinition.ts'
import { registerAccountNameSuccessDefinition } from './RegisterAccountNameSuccess/registerAccountNameSuccessDefinition.ts'
import { smartSessionListDefinition } from './SmartSessionList/smartSessionListDefinition.ts'
import { TokensPanel } from './TokensPanel.tsx'
import { transactionsDefinition } from './Transactions/transactionsDefinition.ts'
import { walletReceiveDefinition } from './WalletReceive/walletReceiveDefinition.ts'

/** What an account holds, has done and receives, and its names and sessions, in one chunk: each is small. */
export const accountPanels = {
  ActivityPanel,
  ApproveTransaction: approveTransactionDefinition,
  ChooseAccountName: chooseAccountNameDefinition,
  FundWallet: fundWalletDefinition,
  NftDetails: nftDetailsDefinition,
  NftsPanel,
  RegisterAccountName: registerAccountNameDefinition,
  RegisterAccountNameSuccess: registerAccountNameSuccessDefinition,
  SmartSessionList: smartSessionListDefinition,
  TokensPanel,
  Transactions: transactionsDefinition,
  WalletReceive: walletReceiveDefinition,
} as const
