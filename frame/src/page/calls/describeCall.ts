import { type Address, decodeFunctionData, formatUnits, type Hex, maxUint256, parseAbi } from 'viem'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import type { Fact } from '../approval/Approval.ts'
import type { createTokenReader, TokenText } from './readToken.ts'

export interface CallText {
  readonly facts: readonly Fact[]
  /** Whether the facts say all that it does; else its data is shown as well. */
  readonly isUnderstood: boolean
}

interface DescribeCallParameters {
  readonly coin: TokenText
  readonly readToken: ReturnType<typeof createTokenReader>
}

const knownAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 amount, bytes data)',
])

/** A call in words. The functions that move tokens, or allow others to, are known by their standards' signatures. */
export async function describeCall(
  { to, value, data }: AccountCall,
  { coin, readToken }: DescribeCallParameters,
): Promise<CallText> {
  const payment: Fact[] =
    value > 0n || data === '0x' ? [['Sends', `${formatUnits(value, coin.decimals)} ${coin.symbol}`]] : []
  if (data === '0x') return { facts: [...payment, ['To', to]], isUnderstood: true }
  const known = await describeKnown(to, data, readToken)
  return known
    ? { facts: [...payment, ...known], isUnderstood: true }
    : {
        facts: [...payment, ['Calls', to], ['Function', `${data.slice(0, 10)}, not known here`]],
        isUnderstood: false,
      }
}

async function describeKnown(
  contract: Address,
  data: Hex,
  readToken: DescribeCallParameters['readToken'],
): Promise<readonly Fact[] | undefined> {
  const call = decode(data)
  if (!call) return undefined
  const amountOf = async (amount: bigint) => {
    const { symbol, decimals } = await readToken(contract)
    return `${formatUnits(amount, decimals)} ${symbol}`
  }
  switch (call.functionName) {
    case 'transfer':
      return [
        ['Sends', await amountOf(call.args[1])],
        ['To', call.args[0]],
        ['Token', contract],
      ]
    case 'transferFrom':
      return [
        ['Moves', await amountOf(call.args[2])],
        ['From', call.args[0]],
        ['To', call.args[1]],
        ['Token', contract],
      ]
    case 'approve':
    case 'increaseAllowance': {
      const [spender, amount] = call.args
      const { symbol } = await readToken(contract)
      return [
        ['Allows', spender],
        [
          'To spend',
          amount >= maxUint256 / 2n ? `all your ${symbol}, without limit` : await amountOf(amount),
        ],
        ['Token', contract],
      ]
    }
    case 'setApprovalForAll':
      return [
        [call.args[1] ? 'Allows' : 'No longer allows', call.args[0]],
        ['To move', 'all your items of the collection'],
        ['Collection', contract],
      ]
    case 'safeTransferFrom': {
      const [from, to, tokenId, amount] = call.args
      return [
        ['Sends item', `${tokenId}${typeof amount === 'bigint' ? `, ${amount} of it` : ''}`],
        ['From', from],
        ['To', to],
        ['Collection', contract],
      ]
    }
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: knownAbi, data })
  } catch {
    // Any contract may be called in any way.
    return undefined
  }
}
