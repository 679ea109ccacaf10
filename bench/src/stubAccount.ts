import type { Page } from '@playwright/test'

const tokenCount = 200
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** An account with ether and 199 tokens. */
const balances = Array.from({ length: tokenCount }, (_, index) => ({
  name: index === 0 ? 'Ether' : `Token ${index}`,
  symbol: index === 0 ? 'ETH' : `T${index}`,
  chainId: 'eip155:1',
  ...(index > 0 && { address: `eip155:1:0x${index.toString(16).padStart(40, '0')}` }),
  value: 10 * (tokenCount - index),
  price: 10,
  quantity: { decimals: '18', numeric: `${tokenCount - index}` },
  iconUrl: '',
}))

const results: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: word(200n * 10n ** 18n),
  eth_call: word(1n),
  eth_getCode: '0x',
  eth_gasPrice: '0x3b9aca00',
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: null,
}

interface NodeCall {
  readonly id: number
  readonly method: string
}

export interface StubbedAccount {
  /** Answers the requests for tokens, which wait for it. */
  answerTokens(): void
  /** From now on nothing is answered. */
  hang(): void
}

/** Replies to requests of the account host. */
export async function stubAccount(page: Page): Promise<StubbedAccount> {
  let hangs = false
  const tokens = createGate()
  await page.route(/\/(?:data|node)(?:\/|$)/, async (route) => {
    if (hangs) return
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/node')) {
      const calls = route.request().postDataJSON() as NodeCall | NodeCall[]
      const reply = ({ id, method }: NodeCall) => ({ jsonrpc: '2.0', id, result: results[method] ?? null })
      return route.fulfill({ json: Array.isArray(calls) ? calls.map(reply) : reply(calls) })
    }
    if (pathname.endsWith('/supported-chains')) return route.fulfill({ json: { http: ['eip155:1'], ws: [] } })
    if (pathname.endsWith('/balance')) {
      await tokens.promise
      return route.fulfill({ json: { balances } })
    }
    return route.fulfill({ status: 404, json: {} })
  })
  return {
    answerTokens: tokens.resolve,
    hang: () => {
      hangs = true
    },
  }
}

function createGate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
