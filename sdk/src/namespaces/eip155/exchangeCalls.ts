import { type Abi, type AbiParameter, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import { attempt } from '../../platform/attempt.ts'

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

/** What the data of an exchange's call says. */
export interface ExchangeCall {
  /** To sell; absent where it is the value of the transaction. */
  readonly amount?: bigint
  readonly minimum: bigint
  readonly recipient: string
  /** Tokens by their contracts, in lower case. The network's own coin is its wrapped form, or its marker. */
  readonly sold: string
  readonly bought: string
}

/** Reads the data of an exchange's call; `undefined` for functions that the kit does not know. */
export function readExchangeCall(data: Hex): ExchangeCall | undefined {
  const decoded = attempt(() => decodeFunctionData({ abi, data }))
  if (!decoded) return undefined
  const { functionName, args = [] } = decoded
  if (functionName === 'swap') {
    const { field0, field1, field3, field4, field5 } = args[1] as Record<string, string | bigint>
    return toCall([field4 as bigint], field5 as bigint, [String(field0), String(field1)], String(field3))
  }
  const [minimum, path, recipient] = args.slice(-4) as unknown as [bigint, readonly string[], string]
  return toCall(args.length === 5 ? [args[0] as bigint] : [], minimum, path, recipient)
}

function toCall(
  [amount]: readonly bigint[],
  minimum: bigint,
  path: readonly string[],
  recipient: string,
): ExchangeCall {
  return {
    ...(amount !== undefined && { amount }),
    minimum,
    recipient: recipient.toLowerCase(),
    sold: (path[0] ?? '').toLowerCase(),
    bought: (path.at(-1) ?? '').toLowerCase(),
  }
}

const approveAbi = [callable('approve', parameters('address', 'uint256'))] as const

/** The data of an ERC-20 approval. https://eips.ethereum.org/EIPS/eip-20 */
export interface Approval {
  readonly spender: string
  readonly amount: bigint
}

/** Reads the data of an approval; `undefined` for anything else, and for one with bytes that the standard has no place for. */
export function readApproval(data: Hex): Approval | undefined {
  return attempt(() => {
    const { args = [] } = decodeFunctionData({ abi: approveAbi as Abi, data })
    const [spender, amount] = args as [string, bigint]
    const canonical = encodeFunctionData({ abi: approveAbi as Abi, functionName: 'approve', args })
    return canonical === data.toLowerCase() ? { spender: spender.toLowerCase(), amount } : undefined
  })
}

/**
 * Functions that give rights or tokens away: `approve`, `transfer`, `transferFrom`, `increaseAllowance`,
 * `setApprovalForAll`, `safeTransferFrom` in its three forms, `permit` and Permit2's `approve`. A swap calls none of them
 * itself.
 */
const givingSelectors: readonly string[] = [
  '0x095ea7b3',
  '0xa9059cbb',
  '0x23b872dd',
  '0x39509351',
  '0xa22cb465',
  '0x42842e0e',
  '0xb88d4fde',
  '0xf242432a',
  '0xd505accf',
  '0x87517c45',
]

/** Whether the data calls a function that gives rights or tokens away. */
export function givesAway(data: string): boolean {
  return givingSelectors.includes(data.slice(0, 10).toLowerCase())
}
