import { warn } from '../platform/warn.ts'
import type { ReadableStore } from './ReadableStore.ts'

/** A store that its owner may write. */
export interface Store<State> extends ReadableStore<State> {
  /** The read-only part, for everyone else. */
  readonly readable: ReadableStore<State>
  /** Replaces the state. Subscribers are not notified when it is the same object. */
  set(next: State): void
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<(state: State, previous: State) => void>()
  const readable: ReadableStore<State> = {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      // A function of its own per call, so that one that subscribes twice is called twice.
      const call = (next: State, previous: State) => {
        try {
          listener(next, previous)
        } catch (error) {
          // A subscriber of the host app that throws must not stop what else follows from the change.
          warn('A subscriber has thrown.', error)
        }
      }
      listeners.add(call)
      return () => listeners.delete(call)
    },
  }
  return {
    ...readable,
    readable,
    set(next) {
      const previous = state
      if (next === previous) return
      state = next
      for (const call of listeners) call(state, previous)
    },
  }
}
