import { createStore as createZustandStore } from 'zustand/vanilla'
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
  const api = createZustandStore<State>(() => initial)
  const readable: ReadableStore<State> = {
    getState: api.getState,
    getInitialState: api.getInitialState,
    // A subscriber of the host app that throws must not stop what else follows from the change.
    subscribe: (listener) =>
      api.subscribe((state, previous) => {
        try {
          listener(state, previous)
        } catch (error) {
          warn('A subscriber has thrown.', error)
        }
      }),
  }
  return { ...readable, readable, set: (next) => api.setState(next, true) }
}
