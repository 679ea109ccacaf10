import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { TokenHolding } from '../../TokenHolding.ts'
import { getAssets, type WalletAsset } from '../actions/getAssets.ts'
import { getCapabilities } from '../calls/getCapabilities.ts'

/**
 * Balances of the connected wallet on a network (`wallet_getAssets`, ERC-7811), when it announces that it can report
 * them (`assetDiscovery`, EIP-5792).
 */
export async function getWalletHoldings(
  kit: KitHandle<ChainsContext>,
  caipNetworkId: CaipNetworkId,
): Promise<readonly TokenHolding[] | undefined> {
  try {
    const capabilities = await getCapabilities(kit, { caipNetworkIds: [caipNetworkId] })
    const discovery = (capabilities[caipNetworkId] ?? capabilities['eip155:0'])?.assetDiscovery
    if ((discovery as { readonly supported?: unknown } | undefined)?.supported !== true) return undefined
    const assets = await getAssets(kit, { caipNetworkIds: [caipNetworkId] })
    return assets[caipNetworkId]?.map(toHolding)
  } catch (error) {
    // Most wallets do not know these methods; the chain is read instead.
    if (isWalletKitError(error)) return undefined
    throw error
  }
}

function toHolding({ type, address, balance, metadata }: WalletAsset): TokenHolding {
  const { name, symbol, decimals, price } = metadata
  return {
    ...(type !== 'NATIVE' && { address }),
    name,
    symbol,
    decimals,
    amount: balance,
    ...(price > 0 && { price: String(price) }),
  }
}
