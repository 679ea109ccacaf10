import { approveTransactionDefinition } from './ApproveTransaction/approveTransactionDefinition.ts'
import { ActivityPanel } from './activity/ActivityPanel.tsx'
import { buyInProgressDefinition } from './BuyInProgress/buyInProgressDefinition.ts'
import { chooseAccountNameDefinition } from './ChooseAccountName/chooseAccountNameDefinition.ts'
import { nftDetailsDefinition } from './NftDetails/nftDetailsDefinition.ts'
import { NftsPanel } from './nfts/NftsPanel.tsx'
import { onRampActivityDefinition } from './OnRampActivity/onRampActivityDefinition.ts'
import { onRampFiatSelectDefinition } from './OnRampFiatSelect/onRampFiatSelectDefinition.ts'
import { onRampProvidersDefinition } from './OnRampProviders/onRampProvidersDefinition.ts'
import { onRampTokenSelectDefinition } from './OnRampTokenSelect/onRampTokenSelectDefinition.ts'
import { registerAccountNameDefinition } from './RegisterAccountName/registerAccountNameDefinition.ts'
import { registerAccountNameSuccessDefinition } from './RegisterAccountNameSuccess/registerAccountNameSuccessDefinition.ts'
import { smartSessionListDefinition } from './SmartSessionList/smartSessionListDefinition.ts'
import { swapDefinition } from './Swap/swapDefinition.ts'
import { swapPreviewDefinition } from './SwapPreview/swapPreviewDefinition.ts'
import { swapSelectTokenDefinition } from './SwapSelectToken/swapSelectTokenDefinition.ts'
import { transactionsDefinition } from './Transactions/transactionsDefinition.ts'
import { TokensPanel } from './tokens/TokensPanel.tsx'
import { walletReceiveDefinition } from './WalletReceive/walletReceiveDefinition.ts'
import { walletSendDefinition } from './WalletSend/walletSendDefinition.ts'
import { walletSendPreviewDefinition } from './WalletSendPreview/walletSendPreviewDefinition.ts'
import { walletSendSelectTokenDefinition } from './WalletSendSelectToken/walletSendSelectTokenDefinition.ts'
import { whatIsABuyDefinition } from './WhatIsABuy/whatIsABuyDefinition.ts'

/** What an account holds, has done, receives, sends and swaps, in one chunk: each name of a chunk is part of the first load. */
export const accountPanels = {
  ActivityPanel,
  ApproveTransaction: approveTransactionDefinition,
  ChooseAccountName: chooseAccountNameDefinition,
  RegisterAccountName: registerAccountNameDefinition,
  RegisterAccountNameSuccess: registerAccountNameSuccessDefinition,
  NftDetails: nftDetailsDefinition,
  NftsPanel,
  TokensPanel,
  Swap: swapDefinition,
  SwapPreview: swapPreviewDefinition,
  SwapSelectToken: swapSelectTokenDefinition,
  BuyInProgress: buyInProgressDefinition,
  OnRampActivity: onRampActivityDefinition,
  OnRampFiatSelect: onRampFiatSelectDefinition,
  OnRampProviders: onRampProvidersDefinition,
  OnRampTokenSelect: onRampTokenSelectDefinition,
  SmartSessionList: smartSessionListDefinition,
  WhatIsABuy: whatIsABuyDefinition,
  Transactions: transactionsDefinition,
  WalletReceive: walletReceiveDefinition,
  WalletSend: walletSendDefinition,
  WalletSendPreview: walletSendPreviewDefinition,
  WalletSendSelectToken: walletSendSelectTokenDefinition,
} as const
