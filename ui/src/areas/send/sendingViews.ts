import { walletSendDefinition } from './WalletSend/walletSendDefinition.ts'
import { walletSendPreviewDefinition } from './WalletSendPreview/walletSendPreviewDefinition.ts'
import { walletSendSelectTokenDefinition } from './WalletSendSelectToken/walletSendSelectTokenDefinition.ts'

/** Views that send the network’s own coin or a token. */
export const sendingViews = {
  WalletSend: walletSendDefinition,
  WalletSendPreview: walletSendPreviewDefinition,
  WalletSendSelectToken: walletSendSelectTokenDefinition,
} as const
