import type { SessionTypes } from '@walletconnect/types'
import type { Prompt } from './Prompt.ts'

/** State of the wallet page. */
export interface WalletState {
  readonly status: string
  /** Oldest first; the user answers one at a time. */
  readonly prompts: readonly Prompt[]
  /** Whether the first prompt is being processed. */
  readonly isAnswering: boolean
  readonly sessions: readonly SessionTypes.Struct[]
  readonly accountIndex: number
  readonly chainId: number
  readonly approvesEverything: boolean
  /** Whether a session is approved with all accounts, the active one first. */
  readonly sharesAllAccounts: boolean
}

export interface WalletStore {
  getState(): WalletState
  set(changes: Partial<WalletState>): void
  addPrompt(prompt: Prompt): void
  removePrompt(id: number): void
  subscribe(listener: () => void): void
}

export function createWalletStore(initial: WalletState): WalletStore {
  const listeners = new Set<() => void>()
  let state = initial
  function set(changes: Partial<WalletState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    set,
    addPrompt(prompt) {
      // After a reload the SDK repeats pending requests.
      if (state.prompts.some(({ id }) => id === prompt.id)) return
      set({ prompts: [...state.prompts, prompt], status: 'Waiting for your answer' })
    },
    removePrompt: (id) => set({ prompts: state.prompts.filter((prompt) => prompt.id !== id) }),
    subscribe: (listener) => void listeners.add(listener),
  }
}
