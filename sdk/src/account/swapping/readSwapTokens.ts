import { getSwapTokens } from '@wallet-kit/clients/data-service/client'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { toTokenSymbol } from '../../chains/namespaces/toTokenSymbol.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { ownImage } from '../names/ownImage.ts'
import { getSwaps } from './getSwaps.ts'
import type { SwapToken } from './SwapReview.ts'

/** Longest reply, in bytes: the exchanges of the largest networks list a few thousand tokens of 300 bytes each. */
const replyLimit = 3 * 1024 * 1024

/**
 * Reads the tokens of a network that can be swapped, by symbol, the network's own coin first. Tokens of other networks, and second
 * entries for the same contract, are left out.
 *
 * `GET {dataService}/v1/convert/tokens`
 *
 * @throws WalletKitError `SWAP_NETWORK_UNSUPPORTED`, and those of the service's client
 */
export async function readSwapTokens(
  kit: KitHandle<WalletsContext>,
  caipNetworkId: CaipNetworkId,
  signal: AbortSignal,
): Promise<readonly SwapToken[]> {
  const { _internal: context } = kit
  const { swaps, network } = await getSwaps(kit, caipNetworkId)
  const client = { ...getDataService(context), maxReplyBytes: replyLimit }
  const { tokens } = await getSwapTokens(client, { query: { chainId: caipNetworkId } }, { signal })
  const { services } = context.stores.options.getState()
  const { name, symbol, decimals } = network.nativeCurrency
  const found = new Map<string, SwapToken>()
  for (const token of tokens) {
    if (!token.address.startsWith(`${caipNetworkId}:`)) continue
    const address = toAddressKey(caipNetworkId, token.address.slice(caipNetworkId.length + 1))
    if (found.has(address)) continue
    const iconUrl = ownImage(services, token.logoUri)
    const isCoin = address === swaps.coin
    const shown = toTokenSymbol(isCoin ? symbol : token.symbol, address)
    found.set(address, {
      caipNetworkId,
      ...(!isCoin && { address }),
      name: toDisplayName(isCoin ? name : token.name) || toDisplayName(shown),
      symbol: shown,
      decimals: isCoin ? decimals : token.decimals,
      ...(iconUrl && { iconUrl }),
    })
  }
  return [...found.values()].sort(
    (first, second) =>
      Number(first.address !== undefined) - Number(second.address !== undefined) ||
      first.symbol.localeCompare(second.symbol),
  )
}
