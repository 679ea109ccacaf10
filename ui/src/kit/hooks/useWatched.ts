import type { CaipNetworkId } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { useKit } from '../provider/useKit.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import { useStore } from './useStore.ts'

export interface WatchedAccount {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

interface Watched<State> {
  readonly subject: string
  readonly state?: State
  readonly error?: unknown
}

export interface UseWatchedParameters<State> {
  /** Default: the connected account. */
  readonly address: string | undefined
  /** False: nothing is requested. */
  readonly enabled: boolean
  /** Further dependency of the state. */
  readonly variant?: string | undefined
  /** Loads the code that watches, and starts it. The same function for the same variant. */
  readonly watch: (
    kit: ReactAppKit,
    account: WatchedAccount,
    onChange: (state: State) => void,
  ) => Promise<() => void>
}

/** State of an account on the active network that is watched by code that is loaded when it is first needed. */
export function useWatched<State>({ address, enabled, variant = '', watch }: UseWatchedParameters<State>) {
  const kit = useKit()
  const account = useAppKitAccount()
  const { active, isSupported } = useStore(kit.stores.networks)
  const { caipNetworkId } = active
  const owner = enabled && isSupported ? (address ?? account.address) : undefined
  const subject = owner && `${caipNetworkId}:${owner} ${variant}`
  const [known, setKnown] = useState<Watched<State>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the variant stands for the function
  useEffect(() => {
    if (!owner || !subject) return
    const leaving = new AbortController()
    const set = (next: Watched<State>) => {
      if (!leaving.signal.aborted) setKnown(next)
    }
    watch(kit, { address: owner, caipNetworkId }, (state) => set({ subject, state })).then(
      (stop) => (leaving.signal.aborted ? stop() : leaving.signal.addEventListener('abort', stop)),
      (error: unknown) => set({ subject, error }),
    )
    return () => leaving.abort()
  }, [kit, owner, caipNetworkId, subject])

  const current = known?.subject === subject ? known : undefined
  return { state: current?.state, error: current?.error, isOn: subject !== undefined }
}
