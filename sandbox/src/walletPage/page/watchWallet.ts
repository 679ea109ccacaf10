import type { IWalletKit } from '@reown/walletkit'
import type { WalletActions } from './createWalletActions.ts'
import type { WalletStore } from './createWalletStore.ts'

export interface WatchWalletParameters {
  readonly wallet: IWalletKit
  readonly store: WalletStore
  readonly actions: WalletActions
}

/** Copies the SDK's events into the store, and approves prompts in automatic mode. */
export function watchWallet({ wallet, store, actions }: WatchWalletParameters): void {
  const expire = (event: { readonly id: number }) => store.removePrompt(event.id)
  wallet.on('session_proposal', (event) => store.addPrompt({ kind: 'proposal', id: event.id, event }))
  wallet.on('session_authenticate', (event) => store.addPrompt({ kind: 'signIn', id: event.id, event }))
  wallet.on('session_request', (event) => store.addPrompt({ kind: 'request', id: event.id, event }))
  wallet.on('proposal_expire', expire)
  wallet.on('session_request_expire', expire)
  wallet.on('session_delete', ({ topic }) => {
    for (const { kind, id, event } of store.getState().prompts) {
      if (kind === 'request' && event.topic === topic) store.removePrompt(id)
    }
    store.set({ sessions: Object.values(wallet.getActiveSessions()), status: 'Disconnected by the app' })
  })
  // After a reload the SDK repeats pending requests, but not proposals.
  for (const params of Object.values(wallet.getPendingSessionProposals())) {
    store.addPrompt({ kind: 'proposal', id: params.id, event: { id: params.id, params } })
  }

  const approveNext = () => {
    const { approvesEverything, isAnswering, prompts } = store.getState()
    const [next] = prompts
    if (!approvesEverything || isAnswering || !next || next.id === lastApproved) return
    // One attempt: a failed prompt is left to the user.
    lastApproved = next.id
    void actions.approve(next)
  }
  let lastApproved: number | undefined
  store.subscribe(approveNext)
  approveNext()
}
