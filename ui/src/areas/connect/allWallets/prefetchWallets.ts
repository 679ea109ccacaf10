import { getWalletsInfiniteQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import { getQueryClient, walletsInfiniteRead } from '@wallet-kit/sdk/query'
import type { ReactAppKit } from '../../../kit/instance/ReactAppKit.ts'

/** Reads the first page of the directory into the kit's cache, from which the list takes it. */
export function prefetchWallets(kit: ReactAppKit): void {
  const { client, parameters, options } = walletsInfiniteRead(kit)
  if (kit.services.walletDirectory === false) return
  void getQueryClient(kit).prefetchInfiniteQuery({
    ...getWalletsInfiniteQueryOptions(client, parameters),
    staleTime: options.staleTime,
  })
}
