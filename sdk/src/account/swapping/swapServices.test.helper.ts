import { HttpResponse, http } from 'msw'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
} from 'viem'
import { aggregateAbi } from '../../chains/namespaces/eip155/accountCode.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import type { SwapToken } from './SwapReview.ts'

const serviceUrl = 'http://localhost:3000/data'
const nodeUrl = 'http://localhost:3000/node/1'
const caipNetworkId = 'eip155:1'
const coinAddress = `0x${'ee'.repeat(20)}`

export const usdcAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const daiAddress = '0x6b175474e89094c44da98b954eedeac495271d0f'
export const wethAddress = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
/** Uniswap v2's router, which the kit knows on this network. */
export const routerAddress = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'

export const coin = { caipNetworkId, name: 'Ether', symbol: 'ETH', decimals: 18 } as unknown as SwapToken
export const usdc = {
  ...coin,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  address: usdcAddress,
} as unknown as SwapToken
export const dai = { ...coin, name: 'Dai', symbol: 'DAI', address: daiAddress } as unknown as SwapToken

const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
])

export interface SwapCallFields {
  readonly amount: bigint
  readonly least: bigint
  readonly path: readonly string[]
  readonly recipient: string
}

/**
 * Call of a swap from the first token of the path to the last; with the coin in place of its wrapped form if said so.
 */
export function encodeSwap(
  { amount, least, path, recipient }: SwapCallFields,
  coin: 'sold' | 'bought' | 'neither' = 'neither',
): Hex {
  const route = path as readonly Address[]
  return coin === 'sold'
    ? encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactETHForTokens',
        args: [least, route, recipient as Address, 9_999_999_999n],
      })
    : encodeFunctionData({
        abi: routerAbi,
        functionName: coin === 'bought' ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
        args: [amount, least, route, recipient as Address, 9_999_999_999n],
      })
}

export function encodeApprove(spender: string, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Address, amount] })
}

export interface ServiceReplies {
  /** Of each route, by the last part of its path. A function is given the request. */
  readonly [route: string]: object | ((requested: Record<string, string>) => object)
}

export interface Simulation {
  /** Balances of the token to receive. */
  readonly before: bigint
  readonly after: bigint
  /** Taken of the token to sell. Default: the amount of the swap. */
  readonly sold?: bigint
  readonly succeeds?: boolean
}

export interface SwapServiceOptions {
  readonly replies?: ServiceReplies
  /** Allowance of the exchange, in the smallest unit. */
  readonly allowance?: bigint
  /** The token refuses an approval while another one is left, as USDT does. */
  readonly resets?: boolean
  /** Effect of the swap on a node that overrides code. Default: no override. */
  readonly simulation?: Simulation
  /** Code of exchanges, by address in lower case. Default: the known router alone has some. */
  readonly code?: Readonly<Record<string, string>>
  /** Results of the node. An error is one that it returns. */
  readonly node?: Readonly<Record<string, unknown>>
  /** Default: true. */
  readonly isConnected?: boolean
  /** Replies of the wallet. */
  readonly wallet?: Readonly<Record<string, unknown>>
  /** Further options of the kit. */
  readonly options?: Parameters<typeof createTestKit>[0]
}

export const received = 2_000_000n
/** Minimum that the transaction enforces: 1 % less. */
export const least = 1_980_000n
export const amount = 1_000_000n

/** A connected kit on a service that swaps, and a node. Collects the wallet's requests. */
export async function swapKit({
  replies = {},
  allowance = 0n,
  resets = false,
  simulation,
  code = { [routerAddress]: '0x60' },
  node = {},
  isConnected = true,
  wallet = {},
  options = {},
}: SwapServiceOptions = {}) {
  const id = (address: string) => `${caipNetworkId}:${address}`
  const routes: ServiceReplies = {
    'supported-chains': { http: [caipNetworkId], ws: [] },
    'gas-price': { standard: '1000000000', fast: '2000000000', instant: '3000000000' },
    tokens: { tokens: [] },
    quotes: ({ from = '', to = '', amount: sold = '' }) => ({
      quotes: [{ id: null, fromAmount: sold, fromAccount: from, toAmount: `${received}`, toAccount: to }],
    }),
    'build-approve': ({ from = '', amount: allowed = '' }) => ({
      tx: { from, to: from, data: encodeApprove(routerAddress, BigInt(allowed)), value: '0' },
    }),
    'build-transaction': ({ from = '', to = '', amount: sold = '', userAddress = '' }) => {
      const path = [from, to].map((account) => {
        const address = account.slice(caipNetworkId.length + 1)
        return address === coinAddress ? wethAddress : address
      })
      const call = { amount: BigInt(sold), least, path, recipient: firstAddress }
      return {
        tx: {
          from: userAddress,
          to: id(routerAddress),
          data: encodeSwap(
            call,
            from.endsWith(coinAddress) ? 'sold' : to.endsWith(coinAddress) ? 'bought' : 'neither',
          ),
          amount: `${received}`,
          eip155: { gas: '250000', gasPrice: '1000000000' },
        },
      }
    },
    ...replies,
  }
  const service = http.all(`${serviceUrl}/v1/*`, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const requested = {
      ...Object.fromEntries(searchParams),
      ...(request.method === 'POST' && ((await request.json()) as Record<string, string>)),
    }
    const reply = routes[pathname.split('/').at(-1) ?? '']
    const body = typeof reply === 'function' ? reply(requested) : reply
    return body instanceof Response ? body.clone() : HttpResponse.json(body ?? {})
  })
  const nodeHandler = http.post(nodeUrl, async ({ request }) => {
    const batch = (await request.json()) as { id: number; method: string; params: readonly unknown[] }[]
    return HttpResponse.json(
      [batch].flat().map((call) => ({
        jsonrpc: '2.0',
        id: call.id,
        ...answer(call, { allowance, resets, simulation, code, results: node }),
      })),
    )
  })
  const { requests } = onServices(service, nodeHandler)
  const kit = createTestKit({
    services: { walletDirectory: false, dataService: serviceUrl, relay: false },
    storage: createMemoryStorage(),
    ...options,
  })
  // Some tests have no page.
  const testWallet = isConnected ? createTestWallet() : undefined
  const asked = testWallet ? await connectWallet(kit, testWallet, wallet) : []
  const sent = () =>
    asked.filter(({ method }) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
  return { kit, wallet: testWallet, sent, requests }
}

/** Connects a wallet with these replies. Collects its requests. */
async function connectWallet(
  kit: ReturnType<typeof createTestKit>,
  { provider }: ReturnType<typeof createTestWallet>,
  replies: Readonly<Record<string, unknown>>,
) {
  const { request } = provider
  const asked: { readonly method: string; readonly params?: unknown }[] = []
  provider.request = async (args) => {
    asked.push(args)
    if (!(args.method in replies)) return request(args)
    const reply = replies[args.method]
    if (reply instanceof Error) throw reply
    return reply
  }
  await connect(kit, { connectorId: 'test.wallet' })
  return asked
}

interface NodeAnswers {
  readonly allowance: bigint
  readonly resets: boolean
  readonly simulation: Simulation | undefined
  readonly code: Readonly<Record<string, string>>
  readonly results: Readonly<Record<string, unknown>>
}

/** Data of a call of `decimals()`. */
const decimalsCall = '0x313ce567'

/** Transactions are mined as soon as they are sent. */
function answer(
  { method, params }: { method: string; params: readonly unknown[] },
  { allowance, resets, simulation, code, results: given }: NodeAnswers,
) {
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
  const hash = String(params?.[0])
  const results: Record<string, unknown> = {
    eth_chainId: '0x1',
    eth_blockNumber: '0x10',
    eth_gasPrice: '0x3b9aca00',
    eth_estimateGas: '0x186a0',
    eth_getBlockByNumber: null,
    eth_getTransactionByHash: null,
    eth_getTransactionReceipt: {
      transactionHash: hash,
      transactionIndex: '0x0',
      blockHash: `0x${'ab'.repeat(32)}`,
      blockNumber: '0x10',
      from: firstAddress,
      to: routerAddress,
      cumulativeGasUsed: '0x1',
      gasUsed: '0x1',
      logsBloom: `0x${'00'.repeat(256)}`,
      logs: [],
      status: '0x1',
      type: '0x2',
    },
    ...given,
  }
  const { to = '', data = '' } = (method === 'eth_call' ? params[0] : {}) as { to?: string; data?: Hex }
  if (method === 'eth_call' && params.length > 2) {
    return simulation && data
      ? { result: encodeSimulation(data, simulation) }
      : { error: { code: -32_602, message: 'too many arguments' } }
  }
  if (method === 'eth_getCode' && Object.hasOwn(code, hash)) return { result: code[hash] }
  if (data === decimalsCall) return { result: word(to.toLowerCase() === usdcAddress ? 6n : 18n) }
  if (resets && data.startsWith('0x095ea7b3') && !data.endsWith('0'.repeat(64)))
    return { error: { code: 3, message: 'execution reverted' } }
  if (method === 'eth_call') return { result: word(allowance) }
  if (results[method] instanceof Error) return { error: { code: 3, message: results[method].message } }
  return method in results
    ? { result: results[method] }
    : { error: { code: -32_601, message: `unknown method ${method}` } }
}

/** Selectors of `balanceOf(address)` and `getEthBalance(address)`. */
const balanceCalls = ['0x70a08231', '0x4d2301cc']

/** Results of the calls that Multicall3 was given: balances, the swap, and the balances again. */
function encodeSimulation(data: Hex, { before, after, sold = amount, succeeds = true }: Simulation) {
  const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
  const { args } = decodeFunctionData({ abi: aggregateAbi, data })
  const calls = args[0].map(({ callData }) => balanceCalls.includes(callData.slice(0, 10)))
  const reads = calls.indexOf(false)
  const held = 10n ** 30n
  const balances = [before, held].slice(0, reads)
  const balancesAfter = [after, held - sold].slice(0, reads)
  const results = calls.map((isRead, index) => {
    const balance = index < reads ? balances[index] : balancesAfter[index - calls.length + reads]
    return isRead
      ? { success: true, returnData: word(balance ?? 0n) }
      : { success: succeeds, returnData: '0x' as const }
  })
  const components = [
    { name: 'success', type: 'bool' },
    { name: 'returnData', type: 'bytes' },
  ] as const
  return encodeAbiParameters([{ type: 'tuple[]', components }], [results])
}

/** Reviews a swap of USDC for DAI. */
export async function reviewDai(options: SwapServiceOptions) {
  const parts = await swapKit(options)
  const quote = await getSwapQuote(parts.kit, { from: usdc, to: dai, amount })
  return { ...parts, reviewed: await reviewSwap(parts.kit, { quote }) }
}
