import { tokenQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

export interface ChainTokenParameters {
  /** Of the account. */
  readonly address: string
  /** Contract or mint. Absent: the network's own coin. */
  readonly token: string | undefined
  /** Whether the list of tokens lacks it. */
  readonly isMissing: boolean
}

/** Balance of one token on the active network, from the chain: a list that lacks it may be incomplete. */
export function useChainToken({ address, token, isMissing }: ChainTokenParameters) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const isVisible = useModalVisible()
  const { caipNetworkId } = active
  const enabled = isVisible && isSupported && isMissing
  const { data, isError } = useQuery({
    ...tokenQueryOptions(kit, { address, token, caipNetworkId }),
    enabled,
  })
  return isMissing ? { token: data, isUnknown: isError && !data } : { token: undefined, isUnknown: false }
}
