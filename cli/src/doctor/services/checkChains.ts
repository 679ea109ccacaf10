import type { Finding } from '../Finding.ts'
import type { Needs, Network } from '../options/loadKit.ts'
import { reasonOf } from './reasonOf.ts'

const limitMs = 5_000
const id = 'networks/chain-id'

/** Whether the nodes of the options are of the chains that they are listed for. */
export async function checkChains({ networks }: Needs): Promise<readonly Finding[]> {
  return (await Promise.all(networks.map(checkNetwork))).flat()
}

async function checkNetwork(network: Network): Promise<readonly Finding[]> {
  const urls = network.rpcUrls.default?.http ?? []
  const asked = await Promise.all(urls.map((url) => ask(url, network)))
  const isReached = asked.some(({ chain }) => chain !== undefined)
  return asked.map((answer) => describe(answer, network, isReached))
}

interface Answer {
  readonly url: string
  /** Reference of its chain in CAIP-2. */
  readonly chain?: string
  readonly problem?: string
}

function describe({ url, chain, problem = '' }: Answer, network: Network, isReached: boolean): Finding {
  const { name, caipNetworkId } = network
  const expected = referenceOf(caipNetworkId)
  if (chain === expected) return { id, level: 'ok', text: `${url} is a node of ${name}` }
  if (chain !== undefined) {
    const text = `${url} is listed for ${name} (${expected}), and is a node of chain ${chain}.`
    return { id, level: 'error', text, remedy: 'Correct the RPC address of the network.' }
  }
  const remedy = 'Check the RPC address of the network, and whether its node runs.'
  if (isReached) return { id, level: 'warning', text: `${url}, another node of ${name}: ${problem}.`, remedy }
  return { id, level: 'error', text: `No node of ${name} answers. ${url}: ${problem}.`, remedy }
}

const referenceOf = (caipNetworkId: string) => caipNetworkId.split(':')[1] ?? ''

/** Asks for a decimal number, or the first 32 characters of the hash of the first block (CAIP-2). */
async function ask(url: string, { caipNetworkId }: Network): Promise<Answer> {
  const isSolana = caipNetworkId.startsWith('solana:')
  const method = isSolana ? 'getGenesisHash' : 'eth_chainId'
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
      signal: AbortSignal.timeout(limitMs),
    })
    const reply = (await response.json().catch(() => ({}))) as { readonly result?: unknown }
    if (typeof reply.result !== 'string')
      return { url, problem: `it answers ${method} with ${response.status}` }
    return { url, chain: isSolana ? reply.result.slice(0, 32) : String(Number(reply.result)) }
  } catch (error) {
    return { url, problem: reasonOf(error) }
  }
}
