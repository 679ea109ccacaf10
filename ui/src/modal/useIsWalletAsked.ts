import { useStore } from '../hooks/useStore.ts'
import { useKit } from '../provider/useKit.ts'

/** Whether a wallet has been asked for something and has not answered. */
export function useIsWalletAsked(): boolean {
  const { stores } = useKit()
  const { namespaces } = useStore(stores.connection)
  const { switching } = useStore(stores.networks)
  const { status } = useStore(stores.signIn)
  const connecting = Object.values(namespaces).some((connection) => connection.status === 'connecting')
  return connecting || switching !== undefined || status === 'signing'
}
