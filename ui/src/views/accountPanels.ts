import { ActivityPanel } from './activity/ActivityPanel.tsx'
import { swapDefinition } from './Swap/swapDefinition.ts'
import { swapPreviewDefinition } from './SwapPreview/swapPreviewDefinition.ts'
import { swapSelectTokenDefinition } from './SwapSelectToken/swapSelectTokenDefinition.ts'
import { transactionsDefinition } from './Transactions/transactionsDefinition.ts'
import { TokensPanel } from './tokens/TokensPanel.tsx'
import { walletReceiveDefinition } from './WalletReceive/walletReceiveDefinition.ts'
import { walletSendDefinition } from './WalletSend/walletSendDefinition.ts'
import { walletSendPreviewDefinition } from './WalletSendPreview/walletSendPreviewDefinition.ts'
import { walletSendSelectTokenDefinition } from './WalletSendSelectToken/walletSendSelectTokenDefinition.ts'

/** What an account holds, has done, receives, sends and swaps, in one chunk: each name of a chunk is part of the first load. */
export const accountPanels = {
  ActivityPanel,
  TokensPanel,
  Swap: swapDefinition,
  SwapPreview: swapPreviewDefinition,
  SwapSelectToken: swapSelectTokenDefinition,
  Transactions: transactionsDefinition,
  WalletReceive: walletReceiveDefinition,
  WalletSend: walletSendDefinition,
  WalletSendPreview: walletSendPreviewDefinition,
  WalletSendSelectToken: walletSendSelectTokenDefinition,
} as const
