import type { RpcError } from '@wallet-kit/clients/runtime/rpc/rpcError'
import {
  type Address,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  hexToBigInt,
  isHex,
  verifyMessage,
} from 'viem'
import { askNode } from './askNode.ts'

export interface IsEvmSignatureParameters {
  readonly address: Address
  readonly message: string
  /** Hexadecimal. */
  readonly signature: string
  /** URL of a node of the network; undefined where contract accounts cannot sign in. */
  readonly rpcUrl: string | undefined
  /** Of the network that the message states. */
  readonly chainId: bigint
}

/**
 * Whether an account signed a message (EIP-191): with its key, or by its contract's decision (ERC-1271), deployed or not
 * (ERC-6492). Rejects when the node of the network is unavailable.
 */
export async function isEvmSignature(parameters: IsEvmSignatureParameters): Promise<boolean> {
  const { address, message, signature, rpcUrl, chainId } = parameters
  if (!isHex(signature)) return false
  // Recovery throws for bytes that are no signature of a key; a contract may still accept them.
  const isOfKey = await verifyMessage({ address, message, signature }).catch(() => false)
  if (isOfKey || rpcUrl === undefined) return isOfKey
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    args: [address, hashMessage(message), signature],
    bytecode: erc6492SignatureValidatorByteCode,
  })
  // Not viem's `verifyMessage` of a client: it answers `false` when the node is unavailable.
  const answer = await askNode({ rpcUrl, chainId, call: { data } })
  if (answer.ok) return answer.result !== '0x' && hexToBigInt(answer.result) === 1n
  if (isRevert(answer.error)) return false
  throw new Error('The node could not run the call.', { cause: answer.error })
}

/** Whether the node has run the call, and the validator or the account's contract ended it. */
function isRevert({ code, message }: RpcError): boolean {
  return code === 3 || /revert|invalid opcode|out of gas/i.test(message)
}
