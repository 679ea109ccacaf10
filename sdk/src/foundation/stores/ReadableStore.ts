/** A piece of state that can be read and watched. Snapshots keep their identity until something changes. */
export interface ReadableStore<State> {
  getState(): State
  /** The state at creation, which is also the state for server rendering. */
  getInitialState(): State
  /** Calls `listener` after every change. Returns a function that stops it. */
  subscribe(listener: (state: State, previous: State) => void): () => void
}
