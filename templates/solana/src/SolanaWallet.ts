import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
} from '@solana/wallet-standard-features'
import type { WalletWithFeatures } from '@wallet-standard/base'

/** The connected wallet, by the Wallet Standard. A wallet may lack any of these features. */
export type SolanaWallet = WalletWithFeatures<
  Partial<SolanaSignMessageFeature & SolanaSignAndSendTransactionFeature>
>
