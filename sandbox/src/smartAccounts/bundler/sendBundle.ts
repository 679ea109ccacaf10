import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { encodeFunctionData, type Hash } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import { createBundlerAccount } from '../../chains/createDevAccounts.ts'
import { readRefusal } from './readRefusal.ts'
import type { CompleteUserOperation } from './readUserOperation.ts'

const account = createBundlerAccount()
const tip = 1_000_000_000n

const handleOps = (operation: CompleteUserOperation) =>
  ({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], account.address],
  }) as const

/** Tries the bundle without sending it. @throws RpcRefusal when the entry point refuses the operation. */
export async function tryBundle({ client }: Chain, operation: CompleteUserOperation): Promise<void> {
  try {
    await client.simulateContract({
      address: entryPointAddress,
      ...handleOps(operation),
      account: account.address,
      blockTag: 'pending',
      gas: bundleGas(operation),
    })
  } catch (error) {
    throw readRefusal(error)
  }
}

export interface SendBundleOptions {
  /** Gas limit of the transaction. Default: enough. */
  readonly gas?: bigint
}

/** Sends an operation to the entry point, in a transaction of the bundler's account, without waiting for its block. */
export async function sendBundle(
  { client, definition: { chainId } }: Chain,
  operation: CompleteUserOperation,
  { gas = bundleGas(operation) }: SendBundleOptions = {},
): Promise<Hash> {
  const [nonce, { baseFeePerGas }] = await Promise.all([
    client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    client.getBlock(),
  ])
  const serializedTransaction = await account.signTransaction({
    chainId,
    nonce,
    to: entryPointAddress,
    data: encodeFunctionData(handleOps(operation)),
    gas,
    maxFeePerGas: 2n * (baseFeePerGas ?? 0n) + tip,
    maxPriorityFeePerGas: tip,
  })
  return client.sendRawTransaction({ serializedTransaction })
}

/** Enough for each limit of the operation: a contract passes on 63 of 64 parts of its gas. */
function bundleGas(operation: CompleteUserOperation): bigint {
  const { preVerificationGas, verificationGasLimit, callGasLimit } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  const limits = verificationGasLimit + callGasLimit + paymasterVerificationGasLimit + paymasterPostOpGasLimit
  return ((preVerificationGas + limits) * 65n) / 63n + 100_000n
}
