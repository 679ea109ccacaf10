import type { CaipNetworkId } from '@wallet-kit/sdk'
import { isFeeSponsored } from '@wallet-kit/sdk/actions'
import { useKit } from '../provider/useKit.ts'
import { useQuery } from '../provider/useQuery.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import { useStore } from './useStore.ts'

/** Whether a service of the host app may pay the network fees of the active account. False until that is known. */
export function useIsFeeSponsored(caipNetworkId: CaipNetworkId): boolean {
  const kit = useKit()
  const { address } = useAppKitAccount()
  const { paymasters } = useStore(kit.stores.options)
  const { data = false } = useQuery({
    queryKey: ['wallet-kit', 'isFeeSponsored', caipNetworkId, address],
    queryFn: () => isFeeSponsored(kit, { caipNetworkId }),
    enabled: address !== undefined && paymasters?.[caipNetworkId] !== undefined,
  })
  return data
}
