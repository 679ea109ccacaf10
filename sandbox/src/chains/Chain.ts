import type { Address, Hex, PublicClient } from 'viem'
import type { ChainDefinition } from './ChainDefinition.ts'

/** A running chain. */
export interface Chain {
  readonly definition: ChainDefinition
  readonly caipNetworkId: `eip155:${number}`
  /** The node itself: no faults, and all of its own methods. */
  readonly directRpcUrl: string
  readonly pid: number
  /** False once the node has ended. */
  isRunning(): boolean
  getBalance(address: Address): Promise<bigint>
  /** Whether `signature` is the account's, smart contract accounts included (ERC-1271, ERC-6492). */
  verifySignature(parameters: { address: Address; message: string; signature: Hex }): Promise<boolean>
  /** A client for everything else. */
  readonly client: PublicClient
  /** Back to the state after seeding. */
  reset(): Promise<void>
  stop(): Promise<void>
}
