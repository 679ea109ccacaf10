import { isOnrampRestricted } from '@wallet-kit/sdk/actions'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'

/** Whether buying with a card is offered: not where it or its service is off, in restricted regions, or on test networks. */
export function useCanBuy(): boolean {
  const { stores } = useKit()
  const { features, services } = useStore(stores.options)
  const { active } = useStore(stores.networks)
  return features.onramp && services.dataService !== false && !active.testnet && !isOnrampRestricted()
}
