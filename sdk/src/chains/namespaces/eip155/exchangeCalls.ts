import { type Abi, type AbiParameter, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'

const parameters = (...types: readonly string[]): AbiParameter[] => types.map((type) => ({ type }))
const callable = (name: string, inputs: readonly AbiParameter[]) =>
  ({ type: 'function', name, inputs, outputs: [], stateMutability: 'payable' }) as const

/** The order of the 1inch router. */
const order: AbiParameter & { components: AbiParameter[] } = {
  type: 'tuple',
  components: parameters('address', 'address', 'address', 'address', 'uint256', 'uint256', 'uint256').map(
    (parameter, index) => ({ ...parameter, name: `field${index}` }),
  ),
}

/**
 * Functions of exchanges that the kit can read: the routers of Uniswap v2 and its forks, and the general one of 1inch
 * (versions 5 and 6).
 */
const abi: Abi = [
  callable('swapExactETHForTokens', parameters('uint256', 'address[]', 'address', 'uint256')),
  callable(
    'swapExactETHForTokensSupportingFeeOnTransferTokens',
    parameters('uint256', 'address[]', 'address', 'uint256'),
  ),
  ...[
    'swapExactTokensForETH',
    'swapExactTokensForTokens',
    'swapExactTokensForETHSupportingFeeOnTransferTokens',
    'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  ].map((name) => callable(name, parameters('uint256', 'uint256', 'address[]', 'address', 'uint256'))),
  callable('swap', [...parameters('address'), order, ...parameters('bytes', 'bytes')]),
  callable('swap', [...parameters('address'), order, ...parameters('bytes')]),
]

/** Terms in the data of an exchange's call. */
export interface ExchangeCall {
  /** To sell; absent where it is the value of the transaction. */
  readonly amount?: bigint
  readonly minimum: bigint
  readonly recipient: string
  /** Tokens by their contracts, in lower case. `undefined`: the network's own coin. */
  readonly sold: string | undefined
  readonly bought: string | undefined
}

/** Reads the data of an exchange's call; `undefined` for functions that the kit does not know. */
export function readExchangeCall(data: Hex): ExchangeCall | undefined {
  const decoded = ignoreErrors(() => decodeFunctionData({ abi, data }))
  if (!decoded) return undefined
  const { functionName, args = [] } = decoded
  if (functionName === 'swap') {
    const { field0, field1, field3, field4, field5 } = args[1] as Record<string, string | bigint>
    return {
      amount: field4 as bigint,
      minimum: field5 as bigint,
      recipient: String(field3).toLowerCase(),
      sold: toToken(field0),
      bought: toToken(field1),
    }
  }
  const [minimum, path, recipient] = args.slice(-4) as unknown as [bigint, readonly string[], string]
  // The path has the coin in its wrapped form; the function alone says which of both is paid.
  return {
    ...(args.length === 5 && { amount: args[0] as bigint }),
    minimum,
    recipient: recipient.toLowerCase(),
    sold: functionName.startsWith('swapExactETH') ? undefined : toToken(path[0]),
    bought: functionName.includes('ForETH') ? undefined : toToken(path.at(-1)),
  }
}

/** Addresses of the network's own coin for 1inch. */
const coinMarkers: readonly string[] = [`0x${'e'.repeat(40)}`, `0x${'0'.repeat(40)}`]

function toToken(address: string | bigint | undefined): string | undefined {
  const token = String(address).toLowerCase()
  return coinMarkers.includes(token) ? undefined : token
}

const approveAbi = [callable('approve', parameters('address', 'uint256'))] as const

/** The data of an ERC-20 approval. https://eips.ethereum.org/EIPS/eip-20 */
export interface Approval {
  readonly spender: string
  readonly amount: bigint
}

/** Reads the data of an approval; `undefined` for anything else, and for one with bytes that the standard has no place for. */
export function readApproval(data: Hex): Approval | undefined {
  return ignoreErrors(() => {
    const { args = [] } = decodeFunctionData({ abi: approveAbi as Abi, data })
    const [spender, amount] = args as [string, bigint]
    const canonical = encodeFunctionData({ abi: approveAbi as Abi, functionName: 'approve', args })
    return canonical === data.toLowerCase() ? { spender: spender.toLowerCase(), amount } : undefined
  })
}

/**
 * Functions that give rights or tokens away, by their selectors: of ERC-20, ERC-721, ERC-1155, ERC-777, ERC-677, ERC-1363,
 * EIP-2612, ERC-173, ERC-5805, DAI and Permit2. A swap calls none of them itself.
 */
const givingSelectors: Readonly<Record<string, string>> = {
  '0x095ea7b3': 'approve(address,uint256)',
  '0xa9059cbb': 'transfer(address,uint256)',
  '0x23b872dd': 'transferFrom(address,address,uint256)',
  '0x39509351': 'increaseAllowance(address,uint256)',
  '0xd73dd623': 'increaseApproval(address,uint256)',
  '0xa22cb465': 'setApprovalForAll(address,bool)',
  '0x42842e0e': 'safeTransferFrom(address,address,uint256)',
  '0xb88d4fde': 'safeTransferFrom(address,address,uint256,bytes)',
  '0xf242432a': 'safeTransferFrom(address,address,uint256,uint256,bytes)',
  '0x2eb2c2d6': 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  '0x9bd9bbc6': 'send(address,uint256,bytes)',
  '0x62ad1b83': 'operatorSend(address,address,uint256,bytes,bytes)',
  '0x959b8c3f': 'authorizeOperator(address)',
  '0x1296ee62': 'transferAndCall(address,uint256)',
  '0x4000aea0': 'transferAndCall(address,uint256,bytes)',
  '0xd8fbe994': 'transferFromAndCall(address,address,uint256)',
  '0xc1d34b89': 'transferFromAndCall(address,address,uint256,bytes)',
  '0x3177029f': 'approveAndCall(address,uint256)',
  '0xcae9ca51': 'approveAndCall(address,uint256,bytes)',
  '0xd505accf': 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  '0x8fcbaf0c': 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
  '0x87517c45': 'approve(address,address,uint160,uint48)',
  '0x36c78516': 'transferFrom(address,address,uint160,address)',
  '0x0d58b1db': 'transferFrom((address,address,uint160,address)[])',
  '0xf2fde38b': 'transferOwnership(address)',
  '0x5c19a95c': 'delegate(address)',
  '0xb753a98c': 'push(address,uint256)',
  '0xbb35783b': 'move(address,address,uint256)',
}

/** Whether the data calls a function that gives rights or tokens away. */
export function givesAway(data: string): boolean {
  return Object.hasOwn(givingSelectors, data.slice(0, 10).toLowerCase())
}
