import { bundlerMethods } from '@wallet-kit/clients/bundler/rpc'
import {
  ethChainIdMethod,
  ethGetUserOperationByHashMethod,
  ethSupportedEntryPointsMethod,
} from '@wallet-kit/clients/ethereum/rpc'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { type Hash, numberToHex } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import type { RpcMethod } from '../rpc/answerMethods.ts'
import { createTurns } from '../rpc/createTurns.ts'
import { invalidParams, RpcRefusal } from '../rpc/RpcRefusal.ts'
import { estimateGas } from './estimateGas.ts'
import { findIncludedOperation, findOperationReceipt, hashOf } from './findInclusion.ts'
import { lowestPreVerificationGas } from './preVerificationGas.ts'
import { refusalCodes } from './readRefusal.ts'
import { type CompleteUserOperation, readComplete, readDraft } from './readUserOperation.ts'
import { sendBundle, tryBundle } from './sendBundle.ts'

/** A bundler of one chain (ERC-4337, ERC-7769). */
export interface Bundler {
  readonly methods: readonly RpcMethod[]
  /** Forgets everything that is not on the chain. */
  reset(): void
}

interface SentOperation {
  readonly operation: CompleteUserOperation
  readonly transactionHash: Hash
}

/** Too little for any transaction that calls the entry point with an operation to succeed, enough for it to be mined. */
const tooLittleGas = 100_000n

/** Creates a bundler that includes each operation at once, in a transaction of its own. */
export function createBundler(chain: Chain): Bundler {
  const sent = new Map<Hash, SentOperation>()
  // In turn, so that an operation that comes twice is known the second time.
  const inTurn = createTurns()

  async function send(operation: CompleteUserOperation, behaviour: string | undefined): Promise<Hash> {
    if (behaviour === 'refuses') {
      throw new RpcRefusal(refusalCodes.account, 'The bundler takes no operations at the moment')
    }
    const hash = hashOf(chain, operation)
    if (await isOnItsWay(hash)) return hash
    await checkPrices(operation)
    await tryBundle(chain, operation)
    if (behaviour === 'drops') return hash
    const transactionHash = await sendBundle(
      chain,
      operation,
      behaviour === 'reverts' ? { gas: tooLittleGas } : {},
    )
    sent.set(hash, { operation, transactionHash })
    if (behaviour === 'sendsTwice') await sendBundle(chain, operation)
    return hash
  }

  /** Whether the operation is included, or in a transaction that is not mined yet. */
  async function isOnItsWay(hash: Hash): Promise<boolean> {
    if (await findOperationReceipt(chain, hash)) return true
    const earlier = sent.get(hash)
    if (!earlier) return false
    const [receipt] = await chain.call([
      { method: 'eth_getTransactionReceipt', params: [earlier.transactionHash] },
    ])
    return receipt === null
  }

  async function checkPrices(operation: CompleteUserOperation): Promise<void> {
    const { maxFeePerGas, maxPriorityFeePerGas, preVerificationGas } = operation
    const { baseFeePerGas = null } = await chain.client.getBlock()
    if (maxPriorityFeePerGas > maxFeePerGas) {
      throw new RpcRefusal(invalidParams, 'maxPriorityFeePerGas is higher than maxFeePerGas')
    }
    if (baseFeePerGas !== null && maxFeePerGas < baseFeePerGas) {
      throw new RpcRefusal(invalidParams, `maxFeePerGas is lower than the base fee ${baseFeePerGas}`)
    }
    const lowest = lowestPreVerificationGas(operation)
    if (preVerificationGas < lowest) {
      throw new RpcRefusal(invalidParams, `preVerificationGas is lower than ${lowest}`)
    }
  }

  return {
    methods: [
      {
        contract: bundlerMethods.eth_sendUserOperation,
        handle: ([operation, entryPoint], behaviour) => {
          const complete = readComplete(operation, entryPoint)
          return inTurn(() => send(complete, behaviour))
        },
      },
      {
        contract: bundlerMethods.eth_estimateUserOperationGas,
        async handle([operation, entryPoint], behaviour) {
          const gas = await estimateGas(chain, readDraft(operation, entryPoint))
          const { verificationGasLimit } = gas
          return formatUserOperationRequest({
            ...gas,
            ...(behaviour === 'underestimates' && { verificationGasLimit: verificationGasLimit / 20n }),
          })
        },
      },
      {
        contract: bundlerMethods.eth_getUserOperationReceipt,
        handle: ([hash]) => findOperationReceipt(chain, lowerCase(hash)),
      },
      {
        contract: ethGetUserOperationByHashMethod,
        async handle([hash]) {
          const included = await findIncludedOperation(chain, lowerCase(hash))
          const found = included ?? sent.get(lowerCase(hash))
          if (!found) return null
          const { operation, ...place } = found
          return {
            userOperation: formatUserOperationRequest(operation),
            entryPoint: entryPointAddress,
            blockHash: null,
            blockNumber: null,
            ...place,
          }
        },
      },
      {
        contract: bundlerMethods.pimlico_getUserOperationGasPrice,
        async handle() {
          const { baseFeePerGas } = await chain.client.getBlock()
          const price = (tip: bigint) => ({
            maxFeePerGas: numberToHex(2n * (baseFeePerGas ?? 0n) + tip),
            maxPriorityFeePerGas: numberToHex(tip),
          })
          return { slow: price(1_000_000_000n), standard: price(1_500_000_000n), fast: price(2_000_000_000n) }
        },
      },
      { contract: ethSupportedEntryPointsMethod, handle: () => [entryPointAddress] },
      { contract: ethChainIdMethod, handle: () => numberToHex(chain.definition.chainId) },
    ],
    reset: () => sent.clear(),
  }
}

/** A hash as the maps and viem have it. */
function lowerCase(hash: unknown): Hash {
  return String(hash).toLowerCase() as Hash
}
