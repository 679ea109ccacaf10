import type { Fault } from './Fault.ts'
import type { FaultChanges } from './parseFaults.ts'

/** The active faults. */
export interface Faults {
  /** By service, with the remaining `times`. */
  current(): Readonly<Record<string, readonly Fault[]>>
  /** Replaces the faults of the named services and leaves those of others. */
  set(changes: FaultChanges): void
  clear(): void
  /** The fault that applies to a request, if any; counts as one of its `times`. */
  take(serviceId: string, operations: readonly string[]): Fault | undefined
  /** Calls the listener after faults are set, for services with connections that outlive a request. Returns a stop function. */
  onChange(listener: () => void): () => void
}

export function createFaults(): Faults {
  const byService = new Map<string, readonly Fault[]>()
  const listeners = new Set<() => void>()
  return {
    current: () => Object.fromEntries(byService),
    set(changes) {
      for (const [serviceId, faults] of changes) {
        if (faults.length > 0) byService.set(serviceId, faults)
        else byService.delete(serviceId)
      }
      for (const listener of listeners) listener()
    },
    clear: () => byService.clear(),
    take(serviceId, operations) {
      const faults = byService.get(serviceId) ?? []
      const hit = faults.find(({ operation }) => operation === undefined || operations.includes(operation))
      if (hit?.times === undefined) return hit
      const left = faults.flatMap((fault) => (fault === hit ? remaining(hit) : [fault]))
      if (left.length > 0) byService.set(serviceId, left)
      else byService.delete(serviceId)
      return hit
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function remaining(fault: Fault): Fault[] {
  const times = (fault.times ?? 1) - 1
  return times > 0 ? [{ ...fault, times }] : []
}
