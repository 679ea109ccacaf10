import type { CaipNetworkId, ChainNamespace } from '@wallet-kit/sdk'
import { useState } from 'react'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

/** An account of a connected wallet. */
export interface SharedAccount {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Network of its wallet. */
  readonly caipNetworkId: CaipNetworkId
  readonly isActive: boolean
}

/** The accounts of all connected wallets. They keep their places while one after the other becomes the active one. */
export function useSharedAccounts(): readonly SharedAccount[] {
  const kit = useKit()
  const { namespaces } = useStore(kit.stores.connection)
  const { activeNamespace } = useStore(kit.stores.networks)
  const accounts = Object.entries(namespaces).flatMap(([name, state]): readonly SharedAccount[] => {
    if (state.status !== 'connected') return []
    const { address: active, allAccounts, caipNetworkId } = state
    const namespace = name as ChainNamespace
    const isActive = (address: string) => namespace === activeNamespace && address === active
    return allAccounts.map(({ address }) => ({
      namespace,
      address,
      caipNetworkId,
      isActive: isActive(address),
    }))
  })
  const [places] = useState(() => new Map(accounts.map((account, index) => [toKey(account), index])))
  const placeOf = (account: SharedAccount) => places.get(toKey(account)) ?? places.size
  return accounts.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Identifies an account among those of all families. */
export function toKey({ namespace, address }: Pick<SharedAccount, 'namespace' | 'address'>): string {
  return `${namespace}:${address}`
}
