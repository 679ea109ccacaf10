import { type Address, erc20Abi } from 'viem'
import { fill } from '../../texts/fill.ts'
import { cleanText } from '../approval/cleanText.ts'
import type { ChainClient } from '../smartAccount/createChainClient.ts'
import type { ApprovalTexts } from '../texts/en.ts'

export interface TokenText {
  readonly symbol: string
  readonly decimals: number
}

/** The coin of a network, beside the addresses of its tokens. */
export const coinOfNetwork = 'coin'

const longestSymbol = 12

/** Reads how amounts of a token are written, once for each. One that does not say so is written in its smallest unit. */
export function createTokenReader(
  client: ChainClient,
  coin: TokenText,
  texts: ApprovalTexts,
): (token: Address | typeof coinOfNetwork) => Promise<TokenText> {
  const known = new Map<Address, Promise<TokenText>>()
  return async (token) => {
    if (token === coinOfNetwork) return coin
    const reading = known.get(token) ?? readToken(client, token, texts)
    known.set(token, reading)
    return reading
  }
}

async function readToken(client: ChainClient, address: Address, texts: ApprovalTexts): Promise<TokenText> {
  const read = (functionName: 'symbol' | 'decimals') =>
    client.readContract({ address, abi: erc20Abi, functionName }).catch(() => undefined)
  const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
  if (typeof symbol !== 'string' || typeof decimals !== 'number') {
    return { symbol: fill(texts.unitsOf, { address }), decimals: 0 }
  }
  return { symbol: cleanText(symbol, longestSymbol), decimals }
}
