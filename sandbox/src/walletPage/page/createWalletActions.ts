import type { IWalletKit } from '@reown/walletkit'
import { getSdkError } from '@walletconnect/utils'
import type { WalletPageAccount, WalletPageConfig } from '../WalletPageConfig.ts'
import { answerRequest, requestedChainId } from './answerRequest.ts'
import { changeAccount, changeChain } from './changeSessions.ts'
import type { WalletStore } from './createWalletStore.ts'
import type { Prompt } from './Prompt.ts'
import { signSignIn } from './signIn.ts'
import { approvedNamespaces } from './supportedNamespaces.ts'
import { messageOf, toJsonRpcError } from './WalletRefusal.ts'

export interface CreateWalletActionsParameters {
  readonly wallet: IWalletKit
  readonly config: WalletPageConfig
  readonly base: string
  readonly store: WalletStore
}

/** Actions of the user. None of them throws: the status shows failures. */
export interface WalletActions {
  pair(uri: string): Promise<void>
  approve(prompt: Prompt): Promise<void>
  reject(prompt: Prompt): Promise<void>
  disconnect(topic: string): Promise<void>
  nextAccount(): Promise<void>
  switchChain(chainId: number): Promise<void>
}

const pairing = 'Pairing…'
const switchingMethods: ReadonlySet<string> = new Set([
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

export function createWalletActions(parameters: CreateWalletActionsParameters): WalletActions {
  const { wallet, config, base, store } = parameters

  function activeAccount(): WalletPageAccount {
    const account = config.accounts[store.getState().accountIndex]
    if (!account) throw new RangeError('The wallet has no such account')
    return account
  }

  /** Accounts that a session is approved with. */
  function sharedAccounts(): readonly WalletPageAccount[] {
    const active = activeAccount()
    if (!store.getState().sharesAllAccounts) return [active]
    return [active, ...config.accounts.filter((account) => account !== active)]
  }

  async function run(action: () => Promise<string>): Promise<void> {
    try {
      store.set({ status: await action() })
    } catch (error) {
      store.set({ status: `Failed: ${messageOf(error)}` })
    }
    store.set({ sessions: Object.values(wallet.getActiveSessions()) })
  }

  /** Handles a prompt once. A failed prompt stays, so that it can be rejected. */
  async function answer(prompt: Prompt, action: () => Promise<string>): Promise<void> {
    if (store.getState().isAnswering) return
    store.set({ isAnswering: true })
    await run(async () => {
      const status = await action()
      store.removePrompt(prompt.id)
      return status
    })
    store.set({ isAnswering: false })
  }

  async function approveProposal({ id, event }: Prompt & { kind: 'proposal' }): Promise<string> {
    const accounts = sharedAccounts()
    const { requests, proposer } = event.params
    const signed = await signSignIn(wallet, config, accounts, requests?.authentication ?? [])
    await wallet.approveSession({
      id,
      namespaces: approvedNamespaces(event.params, config, accounts),
      ...(signed.length > 0 ? { proposalRequestsResponses: { authentication: [...signed] } } : {}),
    })
    return `Connected to ${proposer.metadata.name}`
  }

  async function approveSignIn({ id, event }: Prompt & { kind: 'signIn' }): Promise<string> {
    const auths = await signSignIn(wallet, config, [activeAccount()], [event.params.authPayload])
    await wallet.approveSessionAuthenticate({ id, auths: [...auths] })
    return `Signed in to ${event.params.requester.metadata.name}`
  }

  /** Sends a failure to the app as an error, so that it does not wait. */
  async function approveRequest({ id, event }: Prompt & { kind: 'request' }): Promise<string> {
    const { topic } = event
    const { method } = event.params.request
    try {
      const result = await answerRequest({ wallet, config, base, account: activeAccount(), event })
      await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
      if (switchingMethods.has(method)) store.set({ chainId: requestedChainId(event) })
      return `Approved ${method}`
    } catch (error) {
      const response = { id, jsonrpc: '2.0', error: toJsonRpcError(error) }
      await wallet.respondSessionRequest({ topic, response })
      return `Failed ${method}: ${messageOf(error)}`
    }
  }

  return {
    pair: (uri) =>
      run(async () => {
        store.set({ status: pairing })
        await wallet.pair({ uri: uri.trim() })
        // By now the proposal may have been received, or even answered.
        const { status } = store.getState()
        return status === pairing ? 'Paired. Waiting for the app…' : status
      }),
    approve: (prompt) =>
      answer(prompt, () => {
        if (prompt.kind === 'proposal') return approveProposal(prompt)
        return prompt.kind === 'signIn' ? approveSignIn(prompt) : approveRequest(prompt)
      }),
    reject: (prompt) =>
      answer(prompt, async () => {
        const { kind, id } = prompt
        const reason = getSdkError('USER_REJECTED')
        if (kind === 'proposal') await wallet.rejectSession({ id, reason })
        else if (kind === 'signIn') await wallet.rejectSessionAuthenticate({ id, reason })
        else {
          const response = { id, jsonrpc: '2.0', error: reason }
          await wallet.respondSessionRequest({ topic: prompt.event.topic, response })
        }
        return 'Rejected'
      }),
    disconnect: (topic) =>
      run(async () => {
        await wallet.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
        return 'Disconnected'
      }),
    nextAccount: () =>
      run(async () => {
        const { accountIndex, chainId } = store.getState()
        store.set({ accountIndex: (accountIndex + 1) % config.accounts.length })
        for (const session of Object.values(wallet.getActiveSessions())) {
          await changeAccount(wallet, session, activeAccount(), `eip155:${chainId}`)
        }
        return `Switched to ${activeAccount().name}`
      }),
    switchChain: (chainId) =>
      run(async () => {
        store.set({ chainId })
        for (const session of Object.values(wallet.getActiveSessions())) {
          await changeChain(wallet, session, chainId)
        }
        return `Switched to chain ${chainId}`
      }),
  }
}
