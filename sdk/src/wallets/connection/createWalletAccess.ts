import { hostProviders } from '../../chains/namespaces/families/hostProviders.ts'
import type { HostConnection } from '../../chains/namespaces/HostProvider.ts'
import { toProviderError } from '../../chains/namespaces/toProviderError.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import { withMethod } from '../../chains/namespaces/withMethod.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'
import type { Connections } from './Connections.ts'
import { getConnectedWallet } from './getConnectedWallet.ts'
import type { ConnectionMachine } from './machine.ts'
import { whileConnected } from './whileConnected.ts'

/** Requests to connected wallets: of the kit's actions, of its views, and of host apps through the provider. */
export function createWalletAccess({
  context,
  authorize,
  destroyed,
}: ConnectionMachine): Pick<Connections, 'ask' | 'signMessage' | 'getProvider'> {
  const { stores, namespaces, getConnection, getConnector } = context
  const join = createJoiner()
  const shown = new WeakMap<WalletProvider, WalletProvider>()

  function toHostConnection(name: ChainNamespace, provider: WalletProvider): HostConnection {
    const isConnected = () => getConnector(name)?.getProvider(name) === provider
    return {
      getAddresses() {
        const state = getConnection(name)
        return isConnected() && state.status === 'connected'
          ? state.allAccounts.map(({ address }) => address)
          : []
      },
      subscribe: (listener) => void stores.connection.subscribe(listener),
      async authorize(ask) {
        // A host app may still have the provider of a wallet that was left.
        if (!isConnected()) return ask()
        let refusal: unknown
        const passOn = (error: unknown) => {
          refusal = error
          throw error
        }
        try {
          return await authorize(name, () => ask().catch(passOn))
        } catch (error) {
          // Errors of the wallet itself are passed on unchanged.
          throw error !== refusal && isWalletKitError(error) ? toProviderError(error) : error
        }
      },
    }
  }

  return {
    async ask(name, request, question) {
      const wallet = getConnectedWallet(context, name)
      const ask = () =>
        whileConnected(context, name, destroyed, (signal) => {
          const run = () => request(wallet, signal)
          return question ? authorize(name, run, signal) : run()
        })
      if (!question) return ask()
      const { provider, address, network } = wallet
      return join([...question, provider, address, network.caipNetworkId], ask)
    },

    async signMessage(name, message) {
      const { provider, address } = getConnectedWallet(context, name)
      return join(['signMessage', provider, address, message], () =>
        whileConnected(context, name, destroyed, async (signal) => {
          const { signMessage } = withMethod(await namespaces.load(name), 'signMessage')
          return authorize(name, () => signMessage(provider, { address, message, signal }), signal)
        }),
      )
    },

    getProvider(name) {
      const provider = getConnector(name)?.getProvider(name)
      const create = hostProviders[name]
      if (!provider || !create) return provider
      const present = shown.get(provider)
      if (present) return present
      // A wallet whose members cannot even be read is handed out as it is.
      const created: WalletProvider =
        ignoreErrors(() => create(provider as never, toHostConnection(name, provider))) ?? provider
      shown.set(provider, created)
      return created
    },
  }
}
