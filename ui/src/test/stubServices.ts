import { vi } from 'vitest'

export const dataService = 'https://data.example'
export const usdcAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

/** Of a path: an object is the reply's body, a number its status. A function is given the request. */
export type StubbedReply = object | number | ((request: Request) => Response | Promise<Response>)

export interface StubbedServices {
  /** Replies of the data service, by how the path ends. */
  readonly service?: Readonly<Record<string, StubbedReply>>
  /** Results of the node, by method. A function is given the parameters. An error is one that the node returns. `false`: it is down. `silent`: it never replies. */
  readonly node?: Readonly<Record<string, unknown>> | 'silent' | false
}

interface NodeCall {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** Tokens of the account: one and a half ether, and 250 USDC. */
const balances = [
  {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    value: 3_000,
    price: 2_000,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: '',
  },
  {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${usdcAddress}`,
    value: 250,
    price: 1,
    quantity: { decimals: '6', numeric: '250' },
    iconUrl: '',
  },
]

const defaultService: Record<string, StubbedReply> = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  '/balance': { balances },
  '/history': { data: [], next: null },
}

const defaultNode: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: '0x14d1120d7b160000',
  // The decimals of USDC; to a transfer, anything but false.
  eth_call: word(6n),
  eth_getCode: '0x',
  eth_gasPrice: '0x3b9aca00',
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: null,
  eth_getTransactionReceipt: null,
  eth_getTransactionByHash: null,
}

/** Stubs the data service and a node of Ethereum. Returns the requests to the service. */
export function stubServices({ service = {}, node = {} }: StubbedServices = {}): readonly URL[] {
  const requests: URL[] = []
  const replies = Object.entries({ ...defaultService, ...service }).reverse()
  const answer = ({ id, method, params }: NodeCall) => {
    const results: Readonly<Record<string, unknown>> = { ...defaultNode, ...(node instanceof Object && node) }
    const stubbed = results[method]
    const result: unknown = typeof stubbed === 'function' ? stubbed(params) : stubbed
    if (!(method in results))
      return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'unknown method' } }
    return result instanceof Error
      ? { jsonrpc: '2.0', id, error: { code: 3, message: `execution reverted: ${result.message}` } }
      : { jsonrpc: '2.0', id, result }
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.startsWith(dataService)) {
      const url = new URL(request.url)
      requests.push(url)
      const reply = replies.find(([path]) => url.pathname.endsWith(path))?.[1]
      if (typeof reply === 'function') return reply(request)
      return typeof reply === 'object'
        ? Response.json(reply)
        : new Response('{}', { status: reply ?? 404, headers: { 'content-type': 'application/json' } })
    }
    if (!node) throw new TypeError('Failed to fetch')
    if (node === 'silent') return new Promise<Response>(() => undefined)
    const calls = (await request.json()) as NodeCall | NodeCall[]
    return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls))
  })
  return requests
}
