import type { Address, Hash, Log } from '@wallet-kit/clients/ethereum/types'
import type { NetworkParameters } from '../../WalletAccess.ts'
import type { HexText } from '../actions/toTransactionRequest.ts'

/** A user operation of entry point 0.7 or later, as viem writes it (ERC-4337). Amounts of gas in units, fees in wei. */
export interface UserOperation {
  /** The smart account. */
  readonly sender: HexText
  readonly nonce: bigint
  readonly callData: HexText
  /** Factory that creates the account with the operation. */
  readonly factory?: HexText | undefined
  readonly factoryData?: HexText | undefined
  readonly callGasLimit?: bigint | undefined
  readonly verificationGasLimit?: bigint | undefined
  readonly preVerificationGas?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  /** Contract that pays. */
  readonly paymaster?: HexText | undefined
  readonly paymasterData?: HexText | undefined
  readonly paymasterVerificationGasLimit?: bigint | undefined
  readonly paymasterPostOpGasLimit?: bigint | undefined
  /** Of the account; for an estimate a placeholder of the same length. */
  readonly signature?: HexText | undefined
}

export interface UserOperationParameters extends NetworkParameters {
  readonly userOperation: UserOperation
  /** Address of the entry point that the account works with. */
  readonly entryPoint: HexText
  /** Name of a bundler known to the service, or its `https` URL. Default: the service's choice. */
  readonly bundler?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface UserOperationHashParameters extends NetworkParameters {
  /** Of the operation, as `sendUserOperation` returns it. */
  readonly hash: Hash
  readonly bundler?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Receipt of a user operation that is in a block. */
export interface UserOperationReceipt {
  /** `reverted`: it is in a block and paid for, and its calls had no effect. */
  readonly status: 'success' | 'reverted'
  readonly userOpHash: Hash
  readonly sender: Address
  /** The contract that has paid; absent where the account did. */
  readonly paymaster?: Address
  /** In wei. */
  readonly actualGasCost?: bigint
  readonly actualGasUsed?: bigint
  /** Why it reverted, where the bundler says so: a text from outside. */
  readonly reason?: string
  /** Events of this operation alone. */
  readonly logs: readonly Log[]
  /** The transaction that holds it, perhaps among others. */
  readonly transactionHash: Hash
  readonly blockNumber: bigint
}
