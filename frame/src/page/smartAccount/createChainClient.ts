import { type Chain, createPublicClient, custom, defineChain, type PublicClient, type Transport } from 'viem'
import type { Api } from '../createApi.ts'
import type { FrameChain } from '../FramePageConfig.ts'

/** viem's client of a chain, which asks through the frame's server. */
export type ChainClient = PublicClient<Transport, Chain>

export function createChainClient(api: Api, { chainId, name, nativeCurrency }: FrameChain): ChainClient {
  const chain = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: nativeCurrency.symbol, ...nativeCurrency },
    rpcUrls: { default: { http: [] } },
  })
  return createPublicClient({
    chain,
    transport: custom(
      {
        async request({ method, params }) {
          const { result } = await api.call<{ result: unknown }>('/rpc', { method, params, chainId })
          return result
        },
      },
      { retryCount: 0 },
    ),
    pollingInterval: 500,
    cacheTime: 0,
  })
}
