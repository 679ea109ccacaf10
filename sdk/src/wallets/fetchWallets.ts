import { getWallets } from '@wallet-kit/clients/wallet-directory/client'
import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { callService } from '../query/callService.ts'
import { getDirectory } from './getDirectory.ts'
import { matchConnectors } from './matchConnectors.ts'
import type { ListedWallet } from './Wallet.ts'

/** Part of the directory. */
export interface WalletsPage {
  readonly wallets: readonly ListedWallet[]
  /** How many wallets there are in all, not only here. */
  readonly count: number
}

/** Reads wallets that support the kit's networks, each once, with the installed wallet it stands for. */
export async function fetchWallets(
  kit: AppKitInternals,
  query: GetWalletsQuery,
  signal: AbortSignal,
): Promise<WalletsPage> {
  const { requested } = kit.stores.networks.getState()
  const chains = requested.map(({ caipNetworkId }) => caipNetworkId)
  const { data, count } = await callService(kit, ['walletDirectory', 'getWallets'], () =>
    getWallets(getDirectory(kit), { query: { chains, ...query } }, { signal }),
  )
  const wallets = [...new Map(data.map((wallet) => [wallet.id, wallet])).values()]
  return { wallets: matchConnectors(wallets, kit.stores.connectors.getState().connectors), count }
}
