'use client'
import { type LastVisit, toInitialStates } from '@wallet-kit/sdk/cookies'
import { useMemo } from 'react'
import { AppKitProvider, type AppKitProviderProps } from '../kit/provider/AppKitProvider.tsx'
import { type Hydration, HydrationContext } from '../kit/provider/HydrationContext.ts'
import { AccountFace } from './buttons/AccountFace.tsx'

export interface HydratedAppKitProviderProps extends AppKitProviderProps {
  /** Returned by `cookieToInitialState` of `@wallet-kit/sdk/cookies`, for this visitor. Default: a new visitor. */
  readonly initialState?: LastVisit | undefined
}

/**
 * The `AppKitProvider` of apps that are rendered on a server: the account of the last visit is in the server's page,
 * marked as reconnecting, and stays there until its wallet has answered. Hooks report the same.
 *
 * @example
 * <AppKitProvider kit={kit} initialState={initialState}><ConnectButton /></AppKitProvider>
 */
export function HydratedAppKitProvider({ kit, initialState, children }: HydratedAppKitProviderProps) {
  const hydration = useMemo((): Hydration => {
    const { connection, networks } = toInitialStates(kit, initialState ?? { connections: {} })
    const states = new Map<unknown, unknown>([
      [kit.stores.connection, connection],
      [kit.stores.networks, networks],
    ])
    return {
      // Each of the two stores has a state of its own type.
      initialStateOf: (store) => (states.get(store) ?? store.getInitialState()) as never,
      AccountFace,
    }
  }, [kit, initialState])
  return (
    <HydrationContext.Provider value={hydration}>
      <AppKitProvider kit={kit}>{children}</AppKitProvider>
    </HydrationContext.Provider>
  )
}
