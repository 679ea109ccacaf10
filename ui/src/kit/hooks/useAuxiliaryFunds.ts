import type { CaipNetworkId } from '@wallet-kit/sdk'
import { hasAuxiliaryFunds } from '@wallet-kit/sdk/actions'
import { useKit } from '../provider/useKit.ts'
import { useQuery } from '../provider/useQuery.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'

export interface AuxiliaryFundsParameters {
  readonly caipNetworkId: CaipNetworkId
  /** Contract. Absent: the network's own coin. */
  readonly token?: string | undefined
  /** Whether the account holds too little: its wallet is asked for nothing that does not matter. */
  readonly isShort: boolean
}

/** Whether the wallet states that it has more of an asset than the network shows (ERC-7682). False until that is known. */
export function useAuxiliaryFunds({ caipNetworkId, token, isShort }: AuxiliaryFundsParameters): boolean {
  const kit = useKit()
  const { address } = useAppKitAccount()
  const { data = false } = useQuery({
    queryKey: ['wallet-kit', 'auxiliaryFunds', caipNetworkId, token, address],
    queryFn: () => hasAuxiliaryFunds(kit, { caipNetworkId, token }),
    enabled: address !== undefined && isShort,
  })
  return data && isShort
}
