import { destroyed, nftsUnavailable } from '@wallet-kit/clients/errors/constants'
import { getNftsQueryOptions } from '@wallet-kit/clients/nft-service/query'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getNftService } from './getNftService.ts'
import type { Nft, NftPage } from './Nft.ts'
import { toNft } from './toNft.ts'

/** Pages that are read in a row while they hold nothing that may be shown. */
const mostPages = 5

export interface NftsRequest {
  readonly address: string
  readonly namespace: ChainNamespace
  /** Only NFTs on this network. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The `next` of the page before. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/**
 * Reads a page of an account's NFTs, on the networks that the kit offers. Empty where it offers none of the family.
 *
 * `GET {nftService}/v1/account/{address}/nfts`
 *
 * @throws WalletKitError `NFTS_UNAVAILABLE`, `DESTROYED`
 */
export async function readNfts(
  { _internal: context }: KitHandle<WalletsContext>,
  { address, namespace, caipNetworkId, cursor, signal }: NftsRequest,
): Promise<NftPage> {
  if (context.lifetime.aborted) throw createError(destroyed)
  const { services } = context.stores.options.getState()
  const networks = context.stores.networks
    .getState()
    .requested.filter((network) =>
      caipNetworkId ? network.caipNetworkId === caipNetworkId : network.chainNamespace === namespace,
    )
  const [network] = networks
  if (!network) return { items: [] }
  const limited = AbortSignal.any([signal, context.lifetime])
  const items = new Map<string, Nft>()
  let next = cursor
  try {
    for (let page = 0; page < mostPages; page += 1) {
      const { queryFn } = getNftsQueryOptions(getNftService(context), {
        path: { address: toAddressKey(network.caipNetworkId, address) },
        query: {
          // Only one network can be named.
          ...(networks.length === 1 && { chainId: network.caipNetworkId }),
          ...(next !== undefined && { cursor: next }),
        },
      })
      const reply = await queryFn({ signal: limited })
      for (const entry of reply.data) {
        const nft = toNft(entry, { networks, services })
        if (nft) items.set(getNftId(nft), nft)
      }
      // A cursor that leads back to its own page would never end.
      next = reply.next && reply.next !== next ? reply.next : undefined
      if (items.size > 0 || next === undefined) break
    }
  } catch (cause) {
    limited.throwIfAborted()
    if (networks.length === 1 && cursor === undefined && isUnsupported(cause)) return { items: [] }
    throw createError(nftsUnavailable, { cause })
  }
  return { items: [...items.values()], ...(next !== undefined && { next }) }
}

/** The service has no NFTs of a network that it does not support, which it refuses with 400. */
function isUnsupported(error: unknown): boolean {
  return isWalletKitError(error, 'HTTP_STATUS') && error.context.status === 400
}

/** Equal for equal tokens only. */
function getNftId({ caipNetworkId, contract, tokenId = '' }: Nft): string {
  return `${caipNetworkId}:${contract}/${tokenId}`
}
