import { chainNotSupported, walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { Namespace, SharedAccounts } from '../../chains/namespaces/Namespace.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'
import { ignoreRejection } from '../../foundation/platform/ignoreRejection.ts'
import type { ConnectorSession, InteractiveConnectRequest } from './Connector.ts'
import { connectInTurn } from './connectInTurn.ts'
import type { ConnectorBehaviour } from './createLazyConnector.ts'
import { type PageWallet, prepareTogether, type WalletAnswer } from './together/prepareTogether.ts'
import { type EarlyWatch, watchEarly } from './watchEarly.ts'

export type ProvidersByNamespace = Readonly<Partial<Record<ChainNamespace, WalletProvider>>>

/** Connects wallets in the page: each namespace through its own object, one question after the other. */
export function createProviderBehaviour(
  pageWallet: PageWallet,
  providers: ProvidersByNamespace,
): ConnectorBehaviour {
  const { namespaces } = pageWallet.context
  /** Wallets that have been read, and that the connection does not watch yet. */
  const early = new Map<ChainNamespace, EarlyWatch>()
  /** Questions for accounts that the wallet has not answered. A cancelled attempt leaves its question. */
  const unanswered = new Map<ChainNamespace, Promise<WalletAnswer>>()

  async function reach(name: ChainNamespace): Promise<[Namespace, WalletProvider]> {
    const provider = providers[name]
    if (!provider) throw createError(chainNotSupported, { context: { namespace: name } })
    return [await namespaces.load(name), provider]
  }

  /** Asks for accounts, or reuses an unanswered question: a second one would be a second prompt. */
  async function ask(
    reached: readonly [Namespace, WalletProvider],
    network: CaipNetwork,
    request: InteractiveConnectRequest,
  ): Promise<WalletAnswer> {
    const [namespace, provider] = reached
    const { name } = namespace
    const present = unanswered.get(name)
    if (present && !request.restart) {
      const { signed } = await present
      // The question may have been asked for another network.
      return { shared: await namespace.readAccounts(provider, network), signed }
    }
    // A wallet that has left a question unanswered may not know it.
    const together = present ? undefined : await prepareTogether(pageWallet, reached, request)
    const question = together ? together() : askForAccounts(reached, network)
    unanswered.set(name, question)
    const forget = (one: unknown) => unanswered.get(name) === one && unanswered.delete(name)
    try {
      return await question
    } catch (error) {
      // The wallet still shows the one before, whose answer counts.
      if (present && isWalletKitError(error, 'WALLET_REQUEST_PENDING') && forget(question)) {
        unanswered.set(name, present)
        ignoreRejection(present.finally(() => forget(present)))
      }
      throw error
    } finally {
      forget(question)
    }
  }

  async function askForAccounts(
    [namespace, provider]: readonly [Namespace, WalletProvider],
    network: CaipNetwork,
  ): Promise<WalletAnswer> {
    return { shared: await namespace.requestAccounts(provider, network) }
  }

  /** Watches a wallet, then reads it. It stays watched until the signal aborts, if it has shared accounts. */
  async function read(
    [namespace, provider]: readonly [Namespace, WalletProvider],
    network: CaipNetwork,
    signal: AbortSignal | undefined,
    ask: () => Promise<SharedAccounts | undefined>,
  ): Promise<SharedAccounts | undefined> {
    const watch = watchEarly(namespace, provider, async () => {
      signal?.throwIfAborted()
      return namespace.readAccounts(provider, network)
    })
    signal?.addEventListener('abort', watch.discard, { once: true })
    try {
      const shared = await watch.read(ask)
      signal?.throwIfAborted()
      early.get(namespace.name)?.discard()
      if (shared) early.set(namespace.name, watch)
      else watch.discard()
      return shared
    } catch (error) {
      watch.discard()
      throw error
    }
  }

  return {
    getProvider: (name) => providers[name],

    async connect(request) {
      const { networks, report, signal, signIn } = request
      const questions = networks.map((network) => async (): Promise<ConnectorSession> => {
        const reached = await reach(network.chainNamespace)
        const [namespace] = reached
        signal.throwIfAborted()
        report({ type: 'approve' })
        let answer: WalletAnswer | undefined
        const shared = await read(reached, network, signal, async () => {
          answer = await ask(reached, network, request)
          return answer.shared
        })
        if (!shared) throw createError(walletReplyInvalid, { context: { method: 'connect' } })
        if (answer?.signed) signIn?.accept([answer.signed])
        return { [namespace.name]: shared }
      })
      return connectInTurn(questions)
    },

    async restore({ networks, signal }) {
      const restoreOne = async (network: CaipNetwork) => {
        const reached = await reach(network.chainNamespace)
        const [namespace, provider] = reached
        signal?.throwIfAborted()
        const shared = await read(reached, network, signal, () => namespace.readAccounts(provider, network))
        return shared ? [[namespace.name, shared] as const] : []
      }
      const found = await Promise.all(networks.map(restoreOne))
      return Object.fromEntries(found.flat()) as ConnectorSession
    },

    async disconnect(names) {
      await Promise.all(
        names.map(async (name) => {
          const [namespace, provider] = await reach(name)
          await namespace.releaseAccounts(provider)
        }),
      )
    },

    watch(names, events) {
      const stops = names.flatMap((name) => {
        const watch = early.get(name)
        early.delete(name)
        if (!watch) return []
        return watch.attach({
          accountsChanged: (addresses) => events.accountsChanged(name, addresses),
          chainChanged(caipNetworkId) {
            if (caipNetworkId) events.chainChanged(name, caipNetworkId)
          },
          disconnect: () => events.disconnected([name]),
        })
      })
      return () => {
        for (const stop of stops) ignoreErrors(stop)
      }
    },
  }
}
