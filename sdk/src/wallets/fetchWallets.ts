import { getWallets } from '@wallet-kit/clients/wallet-directory/client'
import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import type { Wallet } from '../options/OptionData.ts'
import { callService } from '../query/callService.ts'
import { getDirectory } from './getDirectory.ts'
import type { WalletsContext } from './WalletsContext.ts'

/** Part of the directory. Which of its wallets are installed is not part of it: join with `matchConnectors`. */
export interface WalletsPage {
  readonly wallets: readonly Wallet[]
  /** How many wallets there are in all, not only here. */
  readonly count: number
}

/** Reads wallets from the directory, each once. */
export async function fetchWallets(
  context: WalletsContext,
  query: GetWalletsQuery,
  signal: AbortSignal,
): Promise<WalletsPage> {
  const { data, count } = await callService(context, ['walletDirectory', 'getWallets'], () =>
    getWallets(getDirectory(context), { query }, { signal }),
  )
  return { wallets: [...new Map(data.map((wallet) => [wallet.id, wallet])).values()], count }
}
