import type { RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import type { ScriptedSolanaWallet } from '../ScriptedSolanaWallet.ts'
import type { ScriptedWallet } from '../ScriptedWallet.ts'

export interface PairingWalletOptions {
  /** WebSocket URL of the relay, e.g. the sandbox's. */
  readonly relayUrl: string
  /** Networks that the wallet has, as CAIP-2 ids. It approves those of them that an app asks for, and no others. */
  readonly chains: readonly string[]
  /**
   * Signs on the EVM networks. Its switches are those of the phone's user: `rejectNext()` declines the next proposal or
   * request, `setHold(true)` lets them wait.
   */
  readonly evm?: ScriptedWallet
  /** Signs on the Solana networks. */
  readonly solana?: ScriptedSolanaWallet
  /** The wallet's description of itself. Default: the name of the first wallet, at https://wallet.example. */
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: string[]
  }
}

/** A wallet on a phone: scripted wallets behind the pairing protocol, over a relay. */
export interface PairingWallet {
  /**
   * Reads a pairing code, as a camera would, and answers the proposal.
   *
   * @param uri `wc:` URI
   * @returns The session's topic once both sides have settled, `undefined` when it was declined.
   */
  pair(uri: string): Promise<string | undefined>
  /** Requests of apps in sessions, oldest first. */
  readonly requests: readonly (RequestArguments & { readonly topic: string; readonly chainId: string })[]
  /** Topics of the sessions that are open. */
  getTopics(): readonly string[]
  /** The user ends a session in the wallet, or all of them. */
  disconnect(topic?: string): Promise<void>
  /** Loses the network: nothing is received until `goOnline`. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Closes the socket, as when the phone is switched off. */
  close(): Promise<void>
}
