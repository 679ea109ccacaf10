import type { Nft as ServiceNft } from '@wallet-kit/clients/nft-service/types'
import { isAccountAddress } from '../../chains/namespaces/families/isAccountAddress.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { looksLikeOffer } from '../../foundation/format/looksLikeOffer.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { truncateAddress } from '../../foundation/format/truncateAddress.ts'
import type { Services } from '../../foundation/options/OptionData.ts'
import { ownImage } from '../names/ownImage.ts'
import type { Nft } from './Nft.ts'

/** Longest description that is shown, in characters. */
const longestDescription = 500

export interface ToNftParameters {
  /** Offered networks. */
  readonly networks: readonly CaipNetwork[]
  readonly services: Services
}

/** An NFT as it may be shown; `undefined` for one on a network that is not offered, and for one that is not held. */
export function toNft(nft: ServiceNft, { networks, services }: ToNftParameters): Nft | undefined {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === nft.chainId)
  const prefix = `${nft.chainId}:`
  const contract = nft.contract.slice(prefix.length)
  const quantity = BigInt(nft.quantity)
  if (!network || !nft.contract.startsWith(prefix) || quantity === 0n) return undefined
  if (!isAccountAddress(getNamespace(network.caipNetworkId), contract)) return undefined
  const stated = toDisplayName(nft.name ?? '')
  const collection = toDisplayName(nft.collection?.name ?? '')
  const description = toDisplayName(nft.description ?? '', longestDescription)
  const imageUrl = ownImage(services, nft.image?.url)
  const { tokenId } = nft
  return {
    caipNetworkId: network.caipNetworkId,
    contract,
    ...(tokenId && { tokenId }),
    standard: nft.standard,
    quantity,
    name: stated || toDisplayName(tokenId ? `#${tokenId}` : truncateAddress(contract)),
    ...(collection && { collection }),
    ...(description && { description }),
    ...(imageUrl && { imageUrl }),
    isSpam: nft.isSpam || looksLikeOffer(`${stated} ${collection}`),
  }
}
