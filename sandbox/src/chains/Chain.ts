import type { Address, Hex, PublicClient } from 'viem'
import type { ChainDefinition } from './ChainDefinition.ts'
import type { CallNode } from './callNode.ts'

/** A running chain. */
export interface Chain {
  readonly definition: ChainDefinition
  readonly caipNetworkId: `eip155:${number}`
  /** The node itself: no faults, all methods. */
  readonly directRpcUrl: string
  readonly pid: number
  /** False after the node's process has exited. */
  isRunning(): boolean
  getBalance(address: Address): Promise<bigint>
  /** Whether the account made `signature`, smart contract accounts included (ERC-1271, ERC-6492). */
  verifySignature(parameters: { address: Address; message: string; signature: Hex }): Promise<boolean>
  /** viem client for all other calls. */
  readonly client: PublicClient
  /** Sends many calls at once. */
  readonly call: CallNode
  /** Restores the seeded state. */
  reset(): Promise<void>
  stop(): Promise<void>
}
