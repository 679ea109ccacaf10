import type { CaipNetwork } from '@wallet-kit/sdk'
import type { Nft } from '@wallet-kit/sdk/actions'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

/** The network of an NFT; only those that are offered have any. */
export function useNftNetwork({ caipNetworkId }: Pick<Nft, 'caipNetworkId'>): CaipNetwork {
  const { requested, active } = useStore(useKit().stores.networks)
  return requested.find((network) => network.caipNetworkId === caipNetworkId) ?? active
}
