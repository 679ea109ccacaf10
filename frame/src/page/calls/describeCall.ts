import { type Address, decodeFunctionData, formatUnits, type Hex, maxUint256, parseAbi } from 'viem'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import { fill } from '../../texts/fill.ts'
import type { Fact } from '../approval/Approval.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import type { createTokenReader, TokenText } from './readToken.ts'

export interface CallText {
  readonly facts: readonly Fact[]
  /** Whether the facts say all that it does; else its data is shown as well. */
  readonly isUnderstood: boolean
}

interface DescribeCallParameters {
  readonly coin: TokenText
  readonly readToken: ReturnType<typeof createTokenReader>
  readonly texts: ApprovalTexts
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
  { coin, readToken, texts }: DescribeCallParameters,
): Promise<CallText> {
  const payment: Fact[] =
    value > 0n || data === '0x' ? [[texts.sends, `${formatUnits(value, coin.decimals)} ${coin.symbol}`]] : []
  if (data === '0x') return { facts: [...payment, [texts.to, to]], isUnderstood: true }
  const known = await describeKnown(to, data, { readToken, texts })
  return known
    ? { facts: [...payment, ...known], isUnderstood: true }
    : {
        facts: [
          ...payment,
          [texts.calls, to],
          [texts.function, fill(texts.unknownFunction, { function: data.slice(0, 10) })],
        ],
        isUnderstood: false,
      }
}

async function describeKnown(
  contract: Address,
  data: Hex,
  { readToken, texts }: Pick<DescribeCallParameters, 'readToken' | 'texts'>,
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
        [texts.sends, await amountOf(call.args[1])],
        [texts.to, call.args[0]],
        [texts.token, contract],
      ]
    case 'transferFrom':
      return [
        [texts.moves, await amountOf(call.args[2])],
        [texts.from, call.args[0]],
        [texts.to, call.args[1]],
        [texts.token, contract],
      ]
    case 'approve':
    case 'increaseAllowance': {
      const [spender, amount] = call.args
      const { symbol } = await readToken(contract)
      return [
        [texts.allows, spender],
        [
          texts.toSpend,
          amount >= maxUint256 / 2n ? fill(texts.allOfToken, { symbol }) : await amountOf(amount),
        ],
        [texts.token, contract],
      ]
    }
    case 'setApprovalForAll':
      return [
        [call.args[1] ? texts.allows : texts.noLongerAllows, call.args[0]],
        [texts.toMove, texts.allItems],
        [texts.collection, contract],
      ]
    case 'safeTransferFrom': {
      const [from, to, tokenId, amount] = call.args
      return [
        [
          texts.sendsItem,
          typeof amount === 'bigint'
            ? fill(texts.itemAmount, { item: `${tokenId}`, amount: `${amount}` })
            : `${tokenId}`,
        ],
        [texts.from, from],
        [texts.to, to],
        [texts.collection, contract],
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
