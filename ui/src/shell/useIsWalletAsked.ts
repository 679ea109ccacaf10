import { useStore } from '../kit/hooks/useStore.ts'
import { useKit } from '../kit/provider/useKit.ts'

/** Whether a request to a wallet is pending. */
export function useIsWalletAsked(): boolean {
  const { stores } = useKit()
  const { namespaces } = useStore(stores.connection)
  const { switching } = useStore(stores.networks)
  const { status } = useStore(stores.signIn)
  const connecting = Object.values(namespaces).some((connection) => connection.status === 'connecting')
  return connecting || switching !== undefined || status === 'signing'
}
