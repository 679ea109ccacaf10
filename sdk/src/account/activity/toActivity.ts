import type { HistoryTransaction, HistoryTransfer } from '@wallet-kit/clients/data-service/types'
import { toTokenSymbol } from '../../chains/namespaces/toTokenSymbol.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { looksLikeOffer } from '../../foundation/format/looksLikeOffer.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { Services } from '../../foundation/options/OptionData.ts'
import { ownImage } from '../names/ownImage.ts'
import type { Activity, ActivityTransfer } from './Activity.ts'

/** Longest hash, signature or address that is taken over. */
const longest = 128
const amountPattern = /^\d{1,100}(?:\.\d{1,100})?$/

/** An entry of a history as it may be shown; `undefined` for one of another network, or without a date. */
export function toActivity(
  { id, metadata, transfers }: HistoryTransaction,
  { caipNetworkId, services }: { readonly caipNetworkId: CaipNetworkId; readonly services: Services },
): Activity | undefined {
  const minedAt = Date.parse(metadata.minedAt)
  if (metadata.chain !== caipNetworkId || Number.isNaN(minedAt) || metadata.hash.length > longest)
    return undefined
  const { sentFrom, sentTo } = metadata
  return {
    id,
    hash: metadata.hash,
    caipNetworkId,
    type: toDisplayName(metadata.operationType),
    status: toStatus(metadata.status),
    minedAt,
    ...(sentFrom && { from: toDisplayName(sentFrom, longest) }),
    ...(sentTo && { to: toDisplayName(sentTo, longest) }),
    transfers: (transfers ?? []).flatMap((transfer) => toTransfer(transfer, services) ?? []),
  }
}

function toStatus(status: string): Activity['status'] {
  if (status === 'confirmed' || status.endsWith('_SUCCESS')) return 'confirmed'
  return status === 'failed' || status.endsWith('_FAILED') ? 'failed' : 'pending'
}

function toTransfer(
  { direction, quantity, fungible_info: token, nft_info: collectible }: HistoryTransfer,
  services: Services,
): ActivityTransfer | undefined {
  const amount = quantity.numeric
  if (!amountPattern.test(amount)) return undefined
  const symbol = token?.symbol
  const name = toDisplayName((token ?? collectible)?.name ?? '')
  const iconUrl = ownImage(services, token ? token.icon?.url : collectible?.content?.preview?.url)
  return {
    direction,
    amount,
    ...(symbol && { symbol: toTokenSymbol(symbol, '') }),
    ...(name && { name }),
    isCollectible: Boolean(collectible),
    isSpam: collectible?.flags?.is_spam === true || looksLikeOffer(`${name} ${symbol ?? ''}`),
    ...(iconUrl && { iconUrl }),
  }
}
