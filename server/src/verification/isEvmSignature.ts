import {
  type Address,
  createClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  hexToBigInt,
  http,
  isHex,
  verifyMessage,
} from 'viem'

export interface IsEvmSignatureParameters {
  readonly address: Address
  readonly message: string
  /** Hexadecimal. */
  readonly signature: string
  /** URL of a node of the network; undefined where contract accounts cannot sign in. */
  readonly rpcUrl: string | undefined
}

const nodeTimeoutMs = 10_000

/**
 * Whether an account signed a message (EIP-191): with its key, or by its contract's decision (ERC-1271), deployed or not
 * (ERC-6492). Rejects when the node of the network is unavailable.
 */
export async function isEvmSignature(parameters: IsEvmSignatureParameters): Promise<boolean> {
  const { address, message, signature, rpcUrl } = parameters
  if (!isHex(signature)) return false
  // Recovery throws for bytes that are no signature of a key; a contract may still accept them.
  const isOfKey = await verifyMessage({ address, message, signature }).catch(() => false)
  if (isOfKey || rpcUrl === undefined) return isOfKey
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    args: [address, hashMessage(message), signature],
    bytecode: erc6492SignatureValidatorByteCode,
  })
  const client = createClient({ transport: http(rpcUrl, { timeout: nodeTimeoutMs, retryCount: 1 }) })
  try {
    // Not viem's `verifyMessage` of a client: it answers `false` when the node is unavailable.
    const result = await client.request({ method: 'eth_call', params: [{ data }, 'latest'] })
    return isHex(result) && result !== '0x' && hexToBigInt(result) === 1n
  } catch (error) {
    if (isRevert(error)) return false
    throw error
  }
}

/** Whether the node has run the call, and the validator or the account's contract ended it. */
function isRevert(error: unknown): boolean {
  const { details = '', code } = error as { details?: unknown; code?: unknown }
  return code === 3 || /revert|invalid opcode|out of gas/i.test(String(details))
}
