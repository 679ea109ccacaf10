import { requestWalletGetAssets } from '@wallet-kit/clients/ethereum/rpc'
import type { WalletAsset as WireAsset } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet } from './askEvmWallet.ts'
import { toCaipKeys, toChainIdText } from './chainIdKeys.ts'

export interface GetAssetsParameters {
  /** CAIP-2. Default: every network of the wallet. */
  readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** Default: both. */
  readonly types?: readonly ('NATIVE' | 'ERC20')[] | undefined
}

/** An account's balance of a token or of the network's own coin, as its wallet has it. */
export interface WalletAsset extends Omit<WireAsset, 'balance'> {
  /** In the smallest unit. */
  readonly balance: bigint
}

/**
 * The assets of the connected account, as its wallet knows them (`wallet_getAssets`, ERC-7811). Names and prices are the
 * wallet's claims.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `WALLET_METHOD_UNSUPPORTED`, `WALLET_REQUEST_FAILED`,
 * `WALLET_REPLY_INVALID`
 *
 * @example
 * const { 'eip155:1': assets = [] } = await getAssets(kit, { caipNetworkIds: ['eip155:1'] })
 */
export function getAssets(
  kit: KitHandle<ChainsContext>,
  { caipNetworkIds, types }: GetAssetsParameters = {},
): Promise<Readonly<Record<CaipNetworkId, readonly WalletAsset[]>>> {
  return askEvmWallet(kit, async ({ address: account, ask }) => {
    const byChain = await ask(requestWalletGetAssets, [
      {
        account,
        ...(caipNetworkIds && { chainFilter: caipNetworkIds.map(toChainIdText) }),
        ...(types && { assetTypeFilter: [...types] }),
      },
    ])
    const assets = Object.entries(byChain).map(([chain, list]) => [chain, list.map(toAsset)] as const)
    return toCaipKeys(Object.fromEntries(assets))
  })
}

function toAsset({ balance, ...asset }: WireAsset): WalletAsset {
  return { ...asset, balance: BigInt(balance) }
}
