import { getWalletsQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import type { WalletsRead } from '@wallet-kit/sdk/query'
import { useKit } from '../provider/useKit.ts'
import { useReadQuery } from '../provider/useReadQuery.ts'

/** Wallets of the directory; nothing is requested while it is switched off. */
export function useWallets(read: WalletsRead, enabled: boolean) {
  const isOff = useKit().services.walletDirectory === false
  return useReadQuery(read, getWalletsQueryOptions, enabled && !isOff)
}
