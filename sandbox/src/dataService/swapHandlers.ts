import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { getAddress } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { routerAddress } from '../chains/seeding/exchange.ts'
import { getPrice } from '../prices/priceFeed.ts'
import type { ServiceContext } from './createDataService.ts'
import { isEvmAddress, readCaipAccount } from './readAccount.ts'
import {
  badAddress,
  badField,
  chainUnavailable,
  found,
  requestId,
  tokenIconUrl,
  unknownProject,
  unsupportedChain,
} from './replies.ts'
import {
  encodeApproval,
  encodeSwap,
  estimateSwapGas,
  findRoute,
  isNative,
  listSwapTokens,
  readAllowance,
  type SwapToken,
  unlimited,
} from './swap.ts'

export type SwapHandlers = Pick<
  DataServiceRouteHandlers,
  | 'getSwapQuotes'
  | 'getSwapTokens'
  | 'getSwapAllowance'
  | 'getGasPrice'
  | 'buildSwapApproval'
  | 'buildSwapTransaction'
>

/** Gas of a swap through two pools, with a margin; used when the caller wants no estimate. */
const usualGas = 250_000n

/** Swaps on the exchange of each EVM chain. */
export function swapHandlers({ dataService, origin }: ServiceContext): SwapHandlers {
  const { chains, seed } = dataService
  const findChain = (id: string) => chains.find(({ caipNetworkId }) => caipNetworkId === id)

  /** Reads the two tokens of a request, which must be traded on the same chain. */
  function readPair(fromId: string, toId: string) {
    const [from, to] = [readCaipAccount(fromId), readCaipAccount(toId)]
    const chain = findChain(from.caipNetworkId)
    if (!chain || to.caipNetworkId !== from.caipNetworkId) return { refusal: unsupportedChain() }
    const tokens = [from, to].map(({ address }) => findToken(chain, address))
    const [sold, bought] = tokens
    if (!sold || !bought) return { refusal: badField('address', 'The exchange does not trade this token.') }
    return { pair: { chain, sold, bought } }
  }

  return {
    async getSwapQuotes({ query }) {
      if (!query.projectId) return unknownProject()
      const { pair, refusal } = readPair(query.from, query.to)
      if (!pair) return refusal
      const amount = BigInt(query.amount)
      if (amount === 0n) return found({ quotes: [] })
      return whenRunning(pair.chain, async () => {
        const route = await findRoute(pair.chain, { from: pair.sold, to: pair.bought, amount })
        if (!route) return noLiquidity()
        const quote = {
          id: null,
          fromAmount: `${amount}`,
          fromAccount: query.from,
          toAmount: `${route.received}`,
          toAccount: query.to,
        }
        return found({ quotes: [quote] })
      })
    },
    getSwapTokens({ query, raw }) {
      if (!query.projectId) return unknownProject()
      const chain = findChain(query.chainId)
      if (!chain) return unsupportedChain()
      const wanted = query.address?.toLowerCase()
      const iconUrl = tokenIconUrl(raw, origin)
      const tokens = listSwapTokens(chain)
        .filter(({ address }) => wanted === undefined || address.toLowerCase() === wanted)
        .map(({ name, symbol, decimals, address }) => ({
          name,
          symbol,
          decimals,
          address: `${chain.caipNetworkId}:${address}`,
          logoUri: getPrice({ seed, symbol, currency: 'usd' }) === undefined ? null : iconUrl(symbol),
          eip2612: false,
        }))
      return found({ tokens })
    },
    async getSwapAllowance({ query }) {
      if (!query.projectId) return unknownProject()
      const [token, user] = [readCaipAccount(query.tokenAddress), readCaipAccount(query.userAddress)]
      const chain = findChain(token.caipNetworkId)
      if (!chain || user.caipNetworkId !== token.caipNetworkId) return unsupportedChain()
      const { address: account } = user
      if (!isEvmAddress(account) || !findToken(chain, token.address)) return badAddress()
      return whenRunning(chain, async () =>
        found({ allowance: `${await readAllowance(chain, token.address, account)}` }),
      )
    },
    async getGasPrice({ query }) {
      if (!query.projectId) return unknownProject()
      const chain = findChain(query.chainId)
      if (!chain) return unsupportedChain()
      return whenRunning(chain, async () => {
        const standard = await readGasPrice(chain)
        const percent = (share: bigint) => `${(standard * share) / 100n}`
        return found({ standard: `${standard}`, fast: percent(120n), instant: percent(150n) })
      })
    },
    async buildSwapApproval({ query }) {
      if (!query.projectId) return unknownProject()
      const { pair, refusal } = readPair(query.from, query.to)
      if (!pair) return refusal
      if (isNative(pair.sold.address)) return badField('address', 'The native coin needs no approval.')
      return whenRunning(pair.chain, async () => {
        const data = encodeApproval(query.amount === undefined ? unlimited : BigInt(query.amount))
        const gasPrice = `${await readGasPrice(pair.chain)}`
        return found({ tx: { from: query.from, to: query.from, data, value: '0', eip155: { gasPrice } } })
      })
    },
    async buildSwapTransaction({ body }) {
      if (!body.projectId) return unknownProject()
      const { pair, refusal } = readPair(body.from, body.to)
      if (!pair) return refusal
      const { chain, sold, bought } = pair
      const user = readCaipAccount(body.userAddress)
      if (user.caipNetworkId !== chain.caipNetworkId || !isEvmAddress(user.address)) return badAddress()
      if (!body.eip155) return badField('eip155', 'The slippage is required on EVM networks.')
      const amount = BigInt(body.amount)
      const { slippage } = body.eip155
      const account = getAddress(user.address)
      return whenRunning(chain, async () => {
        const swap = { from: sold, to: bought, amount }
        const route = amount === 0n ? undefined : await findRoute(chain, swap)
        if (!route) return noLiquidity()
        const data = encodeSwap({ ...swap, route, account, slippage })
        const value = isNative(sold.address) ? amount : 0n
        const gas = body.disableEstimate
          ? usualGas
          : await estimateSwapGas(chain, { from: account, data, value })
        if (gas === undefined) return refused('CANNOT_ESTIMATE', 'The swap would fail: balance or allowance.')
        return found({
          tx: {
            from: body.userAddress,
            to: `${chain.caipNetworkId}:${routerAddress}`,
            data,
            amount: `${route.received}`,
            eip155: { gas: `${gas}`, gasPrice: `${await readGasPrice(chain)}` },
          },
        })
      })
    },
  }
}

function findToken(chain: Chain, address: string): SwapToken | undefined {
  return listSwapTokens(chain).find((token) => token.address.toLowerCase() === address.toLowerCase())
}

async function readGasPrice({ call }: Chain): Promise<bigint> {
  const [price] = await call([{ method: 'eth_gasPrice', params: [] }])
  return BigInt(price as string)
}

/** Replies with 503 when the chain has ended. */
async function whenRunning<Reply>(chain: Chain, answer: () => Promise<Reply>) {
  return chain.isRunning() ? answer() : chainUnavailable()
}

function noLiquidity() {
  return refused('INSUFFICIENT_LIQUIDITY', 'The pools hold too little of this token.')
}

/** An error of the exchange, which has a form of its own. */
function refused(code: string, message: string) {
  return { status: 400, body: { code, message }, headers: requestId() } as const
}
