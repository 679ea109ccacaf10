import { createLateError } from '../errors/createLateError.ts'
import type { Namespaces } from '../namespaces/createNamespaces.ts'
import type { Namespace, WalletProvider } from '../namespaces/Namespace.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ConnectorSession } from './Connector.ts'
import { connectInTurn } from './connectInTurn.ts'
import type { ConnectorBehaviour } from './createLazyConnector.ts'

export type ProvidersByNamespace = Readonly<Partial<Record<ChainNamespace, WalletProvider>>>

/** How wallets in the page connect: each namespace through its own object, one question after the other. */
export function createProviderBehaviour(
  namespaces: Namespaces,
  providers: ProvidersByNamespace,
): ConnectorBehaviour {
  const reached = new Map<ChainNamespace, [Namespace, WalletProvider]>()

  async function reach(name: ChainNamespace): Promise<[Namespace, WalletProvider]> {
    const provider = providers[name]
    if (!provider) throw createLateError('CHAIN_NOT_SUPPORTED', { context: { namespace: name } })
    const pair: [Namespace, WalletProvider] = [await namespaces.load(name), provider]
    reached.set(name, pair)
    return pair
  }

  return {
    getProvider: (name) => providers[name],

    async connect({ networks, report, signal }) {
      const questions = networks.map((network) => async (): Promise<ConnectorSession> => {
        const [namespace, provider] = await reach(network.chainNamespace)
        signal.throwIfAborted()
        report({ type: 'approve' })
        return { [namespace.name]: await namespace.requestAccounts(provider, network) }
      })
      return connectInTurn(questions)
    },

    async restore({ networks }) {
      const read = async (network: CaipNetwork) => {
        const [namespace, provider] = await reach(network.chainNamespace)
        const accounts = await namespace.readAccounts(provider, network)
        return accounts ? [[namespace.name, accounts] as const] : []
      }
      const found = await Promise.all(networks.map(read))
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
        const [namespace, provider] = reached.get(name) ?? []
        if (!namespace || !provider) return []
        return namespace.watch(provider, {
          accountsChanged: (addresses) => events.accountsChanged(name, addresses),
          chainChanged(caipNetworkId) {
            if (caipNetworkId) events.chainChanged(name, caipNetworkId)
          },
          disconnect: () => events.disconnected([name]),
        })
      })
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
