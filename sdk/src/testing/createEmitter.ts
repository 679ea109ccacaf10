type Listener = (...values: never[]) => void

/** The event part of an EIP-1193 provider. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener): void {
      listeners.get(event)?.delete(listener)
    },
    emit(event: string, value: unknown): void {
      for (const listener of [...(listeners.get(event) ?? [])]) (listener as (value: unknown) => void)(value)
    },
    /** Listeners in place, to show that nothing is left behind. */
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
