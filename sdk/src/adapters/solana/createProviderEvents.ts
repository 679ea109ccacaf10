import type { PublicKey } from '@solana/web3.js'
import type { ProviderEvents } from './Provider.ts'

interface ProviderEventsSource {
  /** The account of this wallet, `undefined` while another one or none is connected. */
  getPublicKey(): PublicKey | undefined
  /** CAIP-2 id of the network. */
  getChainId(): string | undefined
  /** Calls back when account or network may have changed. Returns a function that stops it. */
  watch(onChange: () => void): () => void
}

type EventName = keyof ProviderEvents
type Listener = (value: PublicKey & string) => void

/** Turns changes of the connected account and its network into a provider's events. The kit is watched while there are listeners. */
export function createProviderEvents({ getPublicKey, getChainId, watch }: ProviderEventsSource) {
  const listeners = new Map<EventName, Set<Listener>>()
  let last: PublicKey | undefined
  let lastChainId: string | undefined
  let stop: (() => void) | undefined

  function emit(event: EventName, value?: PublicKey | string): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value as PublicKey & string)
      } catch (error) {
        // It is the host app's own error, and keeps the event from no other listener.
        reportError(error)
      }
    }
  }

  function update(): void {
    const [previous, present] = [last, getPublicKey()]
    const [previousChainId, chainId] = [lastChainId, getChainId()]
    last = present
    lastChainId = chainId
    if (!present) {
      if (previous) emit('disconnect')
    } else if (!previous) emit('connect', present)
    else if (!previous.equals(present)) emit('accountsChanged', present)
    if (previous && present && chainId && chainId !== previousChainId) emit('chainChanged', chainId)
  }

  return {
    on<Name extends EventName>(event: Name, listener: ProviderEvents[Name]): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener as Listener))
      if (stop) return
      last = getPublicKey()
      lastChainId = getChainId()
      stop = watch(update)
    },
    removeListener<Name extends EventName>(event: Name, listener: ProviderEvents[Name]): void {
      listeners.get(event)?.delete(listener as Listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}
