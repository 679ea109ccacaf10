import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { NftPage } from './Nft.ts'
import { readNfts } from './readNfts.ts'

/** Lifetime of a list, in ms. */
const nftsLife = 30_000

export interface NftsParameters {
  readonly address: string
  readonly namespace: ChainNamespace
  /** CAIP-2. Default: all networks of the namespace that the kit offers. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * NFTs of an account, most recently received first, page by page; valid for 30 s.
 *
 * `GET {nftService}/v1/account/{address}/nfts`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(nftsInfiniteQueryOptions(kit, { address, namespace: 'solana' }))
 */
export function nftsInfiniteQueryOptions(
  kit: KitHandle<WalletsContext>,
  { address, namespace, caipNetworkId }: NftsParameters,
) {
  const owner = toAddressKey(caipNetworkId ?? `${namespace}:`, address)
  return {
    queryKey: ['wallet-kit', 'nfts', `${caipNetworkId ?? namespace}:${owner}`] as readonly unknown[],
    queryFn: ({
      pageParam,
      signal,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
    }): Promise<NftPage> => readNfts(kit, { address, namespace, caipNetworkId, cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: NftPage) => next,
    staleTime: nftsLife,
  }
}
