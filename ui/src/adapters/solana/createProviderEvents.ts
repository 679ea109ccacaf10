import type { PublicKey } from '@solana/web3.js'
import type { ProviderEvents } from './Provider.ts'

interface ProviderEventsSource {
  /** The account of this wallet, `undefined` while another one or none is connected. */
  getPublicKey(): PublicKey | undefined
  /** Calls back when the account may have changed. Returns a function that stops it. */
  watch(onChange: () => void): () => void
}

type EventName = keyof ProviderEvents
type Listener = (publicKey: PublicKey) => void

/** Turns changes of the connected account into a provider's events. The kit is watched while there are listeners. */
export function createProviderEvents({ getPublicKey, watch }: ProviderEventsSource) {
  const listeners = new Map<EventName, Set<Listener>>()
  let last: PublicKey | undefined
  let stop: (() => void) | undefined

  function emit(event: EventName, publicKey: PublicKey | undefined): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(publicKey as PublicKey)
      } catch (error) {
        // It is the host app's own error, and keeps the event from no other listener.
        reportError(error)
      }
    }
  }

  function update(): void {
    const [previous, present] = [last, getPublicKey()]
    last = present
    if (!present) {
      if (previous) emit('disconnect', undefined)
    } else if (!previous) emit('connect', present)
    else if (!previous.equals(present)) emit('accountsChanged', present)
  }

  return {
    on<Name extends EventName>(event: Name, listener: ProviderEvents[Name]): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener as Listener))
      if (stop) return
      last = getPublicKey()
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
