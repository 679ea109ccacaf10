import type {
  Connection,
  PublicKey,
  SendOptions,
  Signer,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { ProviderByNamespace } from '../../chains/namespaces/families/ProviderByNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'

/** A transaction of web3.js 1. */
export type AnyTransaction = Transaction | VersionedTransaction

/** Options of sending, and signers beside the wallet. */
export interface SendTransactionOptions extends SendOptions {
  readonly signers?: readonly Signer[]
}

/** Events of the provider, with what its listeners receive. */
export interface ProviderEvents {
  /** The wallet is connected again. */
  connect(publicKey: PublicKey): void
  /** The wallet is disconnected, or another one has taken its place. */
  disconnect(): void
  /** The visitor has chosen another account in the wallet. */
  accountsChanged(publicKey: PublicKey): void
  /** The app is on another Solana network: its CAIP-2 id. */
  chainChanged(chainId: string): void
}

/**
 * The connected Solana wallet in the terms of web3.js 1, as AppKit hands it to host apps. It is still the wallet of the
 * Wallet Standard. All methods reject with the errors of the kit's actions, such as `USER_REJECTED`.
 */
export interface Provider extends Pick<ProviderByNamespace['solana'], keyof ProviderByNamespace['solana']> {
  /** The active account; `undefined` once it is disconnected. */
  readonly publicKey: PublicKey | undefined
  /** @returns a signature of 64 bytes */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransaction<Signed extends AnyTransaction>(transaction: Signed): Promise<Signed>
  signAllTransactions<Signed extends AnyTransaction[]>(transactions: Signed): Promise<Signed>
  /** @returns the transaction's signature in base58 */
  signAndSendTransaction(transaction: AnyTransaction, options?: SendOptions): Promise<string>
  /**
   * Signs with the wallet and sends by the connection. Adds the fee payer and a blockhash where a `Transaction` has none.
   *
   * @returns the transaction's signature in base58
   */
  sendTransaction(
    transaction: AnyTransaction,
    connection: Connection,
    options?: SendTransactionOptions,
  ): Promise<string>
  /** The Solana network of the app; `undefined` where none is offered. */
  getActiveChain(): CaipNetwork | undefined
  disconnect(): Promise<void>
  /** Listens until `removeListener`. A listener that is added twice is called once. */
  on<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): void
  removeListener<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): void
}
