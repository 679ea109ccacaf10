import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletIcon, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { RequestArguments } from '../chains/namespaces/eip155/Eip1193Provider.ts'
import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
import type { WalletSwitches } from './WalletSwitches.ts'

export interface ScriptedSolanaWalletOptions {
  readonly name: string
  /** Image data URI in base64. Default: a coloured square. */
  readonly icon?: WalletIcon
  /** Secret keys of 64 bytes (seed and public key), as bytes or in base58, the active account first. Never real ones. */
  readonly accounts: readonly (string | Uint8Array)[]
  /** Networks that the wallet knows, in Wallet Standard's names. Default: `['solana:mainnet']`. */
  readonly chains?: Wallet['chains']
  /** Address of a node, through which the wallet sends transactions. */
  readonly rpcUrl?: string
  /** Remembers permission and account. Pass `localStorage` to survive a reload. Default: memory. */
  readonly storage?: KeyValueStorage
}

/** All features of the scripted wallet. */
export type ScriptedSolanaWalletFeatures = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignInFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature

/** A small but real Solana wallet: it signs with its keys and sends to a real node; a script acts as its user. */
export interface ScriptedSolanaWallet extends WalletSwitches {
  /** Registered wallet (Wallet Standard). */
  readonly wallet: WalletWithFeatures<ScriptedSolanaWalletFeatures>
  /** Addresses in the order of the keys. */
  readonly accounts: readonly string[]
  /** All calls, oldest first: the feature's name and its inputs. */
  readonly requests: readonly RequestArguments[]
  /** Sends any properties as a `change` event, as a faulty wallet would. */
  emit(properties: unknown): void
}
