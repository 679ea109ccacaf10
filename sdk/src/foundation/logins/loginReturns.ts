import { defineKitState } from '../stores/kitState.ts'

/** The outcome of a login that left this page for its provider. */
export interface LoginReturn {
  /** As passed to `startLogin`. */
  readonly provider: string
  /** Result of the provider. It is for the service that has to verify it, and must not be opened or rendered. */
  readonly resultUri: string
}

export type LoginReturnListener = (login: LoginReturn) => void

/** Passes an outcome to the first listener, whichever of the two comes first. */
export const loginReturns = defineKitState(() => {
  let waiting: LoginReturn | undefined
  const listeners = new Set<LoginReturnListener>()

  function deliver(): void {
    const [listener] = listeners
    const login = waiting
    if (!listener || !login) return
    waiting = undefined
    listener(login)
  }

  return {
    add(login: LoginReturn): void {
      waiting = login
      deliver()
    },
    watch(listener: LoginReturnListener): () => void {
      listeners.add(listener)
      deliver()
      return () => void listeners.delete(listener)
    },
  }
})
