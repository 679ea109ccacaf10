import type { ChainNamespace } from '@wallet-kit/sdk'
import { connect, switchAddress } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useKit } from '../provider/useKit.ts'
import { type Connection, useAppKitConnections } from './useAppKitConnections.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitConnectionParameters {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
  onSuccess?(result: {
    readonly address: string
    readonly namespace: ChainNamespace
    readonly hasSwitchedAccount: boolean
    readonly hasSwitchedWallet: boolean
    readonly hasDeletedWallet: boolean
  }): void
  onError?(error: Error): void
}

export interface UseAppKitConnectionReturnType {
  readonly connection: Connection | undefined
  /** A switch or a disconnection is in progress. */
  readonly isPending: boolean
  /**
   * Connects with another wallet, which is asked, and switches to `address`, one of the accounts that the wallet shares;
   * another one ends in `onError` with `ADDRESS_NOT_SHARED`.
   */
  switchConnection(parameters: {
    readonly connection: Pick<Connection, 'connectorId'>
    readonly address?: string
  }): Promise<void>
  /** Disconnects the wallet when it is the connected one; nothing is kept of others. */
  deleteConnection(parameters: { readonly address?: string; readonly connectorId: string }): Promise<void>
}

/**
 * The connected wallet of a namespace, to be switched and disconnected.
 *
 * @example
 * const { connection, deleteConnection } = useAppKitConnection({ namespace: 'eip155' })
 */
export function useAppKitConnection({
  namespace: given,
  onSuccess,
  onError,
}: UseAppKitConnectionParameters = {}): UseAppKitConnectionReturnType {
  const kit = useKit()
  const { activeNamespace } = useStore(kit.stores.networks)
  const namespace = given ?? activeNamespace
  const [connection] = useAppKitConnections(namespace).connections
  const [pending, setPending] = useState(0)

  async function run(act: () => Promise<Parameters<NonNullable<typeof onSuccess>>[0]>): Promise<void> {
    setPending((count) => count + 1)
    try {
      const outcome = await act()
      onSuccess?.(outcome)
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setPending((count) => count - 1)
    }
  }

  const result = { namespace, hasSwitchedAccount: false, hasSwitchedWallet: false, hasDeletedWallet: false }
  return {
    connection,
    isPending: pending > 0,
    switchConnection: ({ connection: { connectorId }, address }) =>
      run(async () => {
        const { connected } = await connect(kit, { connectorId, namespaces: [namespace] })
        const before = connected[namespace]?.address ?? ''
        if (address) await switchAddress(kit, { address, namespace })
        const reached = kit.getAddress(namespace) ?? before
        const hasSwitchedWallet = connection?.connectorId !== connectorId
        return { ...result, address: reached, hasSwitchedAccount: reached !== before, hasSwitchedWallet }
      }),
    deleteConnection: ({ address = '', connectorId }) =>
      run(async () => {
        const isConnected = connection?.connectorId === connectorId
        if (isConnected) await kit.disconnect(namespace)
        return { ...result, address, hasDeletedWallet: isConnected }
      }),
  }
}
