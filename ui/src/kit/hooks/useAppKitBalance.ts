import type { ChainNamespace, FetchBalanceParameters, FetchBalanceReturnType } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'
import { useKit } from '../provider/useKit.ts'
import { loadHooksUse } from './loadHooksUse.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import { useStore } from './useStore.ts'
import type { BalanceState } from './watchBalance.ts'

export interface UseAppKitBalanceParameters {
  /** Default: the connected account. */
  readonly address?: string | undefined
  /** Whose network the balance is of, and whose account by default. Default: the active one. */
  readonly namespace?: ChainNamespace
  /** Default: true. False: nothing is requested. */
  readonly enabled?: boolean
}

export interface UseAppKitBalanceReturnType extends BalanceState {
  readonly isLoading: boolean
  /** Reads the balance anew, at most once in 30 s; AppKit's shape. Never rejects. */
  fetchBalance(parameters?: FetchBalanceParameters): Promise<FetchBalanceReturnType>
}

const unknown: BalanceState = {
  text: undefined,
  value: undefined,
  decimals: undefined,
  symbol: undefined,
  error: undefined,
}

/**
 * Balance of the network's own coin, or of its token in the option `tokens`, read from the network's nodes and kept for
 * 30 s. The code that reads it is fetched when it is first needed.
 *
 * @example
 * const { text } = useAppKitBalance() // '1.234 ETH'
 */
export function useAppKitBalance({
  address,
  namespace,
  enabled = true,
}: UseAppKitBalanceParameters = {}): UseAppKitBalanceReturnType {
  const kit = useKit()
  const account = useAppKitAccount(namespace ? { namespace } : {})
  const { active, isSupported } = useStore(kit.stores.networks)
  const isActive = namespace === undefined || namespace === active.chainNamespace
  const network = isActive ? active : kit.getCaipNetwork(namespace)
  const caipNetworkId = network?.caipNetworkId
  // Else it is not where the account is, but the first that is offered.
  const isThere = useStore(kit.stores.connection, ({ namespaces }) => {
    const state = namespace && namespaces[namespace]
    return state?.status === 'connected' && state.caipNetworkId === caipNetworkId
  })
  const isKnown = isActive ? isSupported : isThere
  const owner = enabled && isKnown ? (address ?? account.address) : undefined
  const subject = owner && `${caipNetworkId}:${owner}`
  const [known, setKnown] = useState<{ readonly subject: string; readonly state: BalanceState }>()

  useEffect(() => {
    if (!owner || !subject || !caipNetworkId) return
    const leaving = new AbortController()
    const update = (state: BalanceState) => {
      if (!leaving.signal.aborted) setKnown({ subject, state })
    }
    loadHooksUse().then(
      ({ watchBalance }) => {
        if (leaving.signal.aborted) return
        const stop = watchBalance(kit, { address: owner, caipNetworkId }, update)
        leaving.signal.addEventListener('abort', stop)
      },
      (error: unknown) => update({ ...unknown, error }),
    )
    return () => leaving.abort()
  }, [kit, owner, caipNetworkId, subject])

  const state = known && known.subject === subject ? known.state : unknown
  return {
    ...state,
    fetchBalance: kit.fetchBalance,
    isLoading: subject !== undefined && state.text === undefined && state.error === undefined,
  }
}
