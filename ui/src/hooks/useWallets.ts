import { skipToken } from '@tanstack/react-query'
import { useGetWallets } from '@wallet-kit/clients/wallet-directory/react'
import type { WalletsRead } from '@wallet-kit/sdk/query'
import { useKit } from '../provider/useKit.ts'

/** Wallets of the directory; nothing is requested while it is switched off. */
export function useWallets({ client, parameters, options }: WalletsRead, enabled: boolean) {
  const isOff = useKit().services.walletDirectory === false
  return useGetWallets(client, isOff ? skipToken : parameters, { ...options, enabled })
}
