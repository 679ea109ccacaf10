import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadReads } from '../reads/loadReads.ts'
import type { NftPage } from './Nft.ts'

export interface GetNftsParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** Family of the account. Default: that of `caipNetworkId`, else the active one. */
  readonly namespace?: ChainNamespace
  /** CAIP-2. Default: all networks of the namespace that the kit offers. */
  readonly caipNetworkId?: CaipNetworkId
  /** The `next` of the page before. Default: the first page. */
  readonly cursor?: string
}

/**
 * Reads a page of the NFTs that an account holds: ERC-721, ERC-1155, Token-2022 and Metaplex, most recently received
 * first. Includes spam, which is marked as such.
 *
 * `GET {nftService}/v1/account/{address}/nfts`
 *
 * @throws WalletKitError `NOT_CONNECTED` without an account, `NFTS_UNAVAILABLE`, `DESTROYED`
 *
 * @example
 * const { items, next } = await getNfts(kit)
 */
export async function getNfts(
  kit: KitHandle<WalletsContext>,
  { caipNetworkId, cursor, ...parameters }: GetNftsParameters = {},
): Promise<NftPage> {
  const { stores, getConnection, lifetime } = kit._internal
  const namespace =
    parameters.namespace ??
    (caipNetworkId ? getNamespace(caipNetworkId) : stores.networks.getState().activeNamespace)
  const state = getConnection(namespace)
  const address = parameters.address ?? (state.status === 'connected' ? state.address : undefined)
  if (address === undefined) throw createError(notConnected)
  const { readNfts } = await loadReads()
  return readNfts(kit, { address, namespace, caipNetworkId, cursor, signal: lifetime })
}
