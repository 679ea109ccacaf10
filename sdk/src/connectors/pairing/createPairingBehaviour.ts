import { createLateError } from '../../errors/createLateError.ts'
import type { Namespace, WalletProvider } from '../../namespaces/Namespace.ts'
import { toWalletError } from '../../namespaces/toWalletError.ts'
import type { ChainNamespace } from '../../networks/Caip.ts'
import { loadOnce } from '../../platform/loadOnce.ts'
import type { ConnectorEvents, ConnectorSession, ConnectRequest } from '../Connector.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import type { ConnectorBehaviour } from '../createLazyConnector.ts'
import { createProposal } from './createProposal.ts'
import { createRemoteWallet, type SessionWallet } from './createRemoteWallet.ts'
import { loadPairingClient, type PairingClient } from './loadPairingClient.ts'
import { type PairingSession, pairUntilApproved } from './pairUntilApproved.ts'

/** One namespace of the present session. */
interface PairedNamespace {
  readonly namespace: Namespace
  readonly wallet: SessionWallet
  readonly provider: WalletProvider
}

/** How wallets on other devices connect: several namespaces in one session, over a relay. */
export function createPairingBehaviour(context: ConnectorContext): ConnectorBehaviour {
  const getClient = loadOnce(async () => {
    const client = await loadPairingClient(context)
    listen(client)
    return client
  })
  let topic: string | undefined
  let paired = new Map<ChainNamespace, PairedNamespace>()
  const watchers = new Set<Pick<ConnectorEvents, 'disconnected'>>()

  function listen(client: PairingClient): void {
    const wallets = () => [...paired.values()].map(({ wallet }) => wallet)
    client.client.on('session_update', (update) => {
      const session = update.topic === topic ? client.session : undefined
      if (session) for (const wallet of wallets()) wallet.update(session)
    })
    client.client.on('session_event', ({ topic: source, params: { event, chainId } }) => {
      const namespace = chainId.split(':')[0] as ChainNamespace
      if (source === topic) paired.get(namespace)?.wallet.receiveEvent(event.name, event.data, chainId)
    })
    client.client.on('session_delete', ({ topic: source }) => end(source))
    client.client.on('session_expire', ({ topic: source }) => end(source))
    context.lifetime.addEventListener('abort', () => void client.client.core.relayer.transportClose())
  }

  /** The session is over: by the wallet, or because it has expired. */
  function end(source: string): void {
    if (source !== topic) return
    const ended = paired
    topic = undefined
    paired = new Map()
    for (const { wallet } of ended.values()) wallet.end()
    for (const { disconnected } of [...watchers]) disconnected([...ended.keys()])
  }

  async function loadNamespaces({ networks }: ConnectRequest): Promise<readonly Namespace[]> {
    const namespaces = await Promise.all(
      networks.map(({ chainNamespace }) => context.namespaces.load(chainNamespace)),
    )
    return namespaces.filter(({ pairing }) => pairing)
  }

  /** Takes a session over as the present one. */
  async function adopt(
    client: PairingClient,
    session: PairingSession,
    namespaces: readonly Namespace[],
    { networks }: ConnectRequest,
  ): Promise<ConnectorSession> {
    topic = session.topic
    paired = new Map()
    const shared: Partial<Record<ChainNamespace, NonNullable<ConnectorSession[ChainNamespace]>>> = {}
    for (const namespace of namespaces) {
      const preferred = networks.find(({ chainNamespace }) => chainNamespace === namespace.name)
      const asked = context
        .getRequestedNetworks()
        .filter(({ chainNamespace }) => chainNamespace === namespace.name)
        .map(({ caipNetworkId }) => caipNetworkId)
      if (!preferred || !namespace.pairing) continue
      const wallet = createRemoteWallet(client, session, {
        namespace: namespace.name,
        asked,
        preferred: preferred.caipNetworkId,
      })
      if (!wallet) continue
      const provider = namespace.pairing.createProvider(wallet)
      paired.set(namespace.name, { namespace, wallet, provider })
      const network = { ...preferred, caipNetworkId: wallet.getNetworkId() }
      const accounts = await namespace.readAccounts(provider, network)
      if (accounts) shared[namespace.name] = accounts
    }
    return shared
  }

  return {
    async connect(request) {
      const [client, namespaces] = await Promise.all([getClient(), loadNamespaces(request)])
      const proposal = createProposal(namespaces, context.getRequestedNetworks())
      try {
        const session = await pairUntilApproved(client, proposal, request)
        const shared = await adopt(client, session, namespaces, request)
        if (Object.keys(shared).length > 0) return shared
        void client.disconnect().catch(() => undefined)
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason
        throw toWalletError(error, 'wc_sessionPropose')
      }
      throw createLateError('WALLET_REPLY_INVALID', { context: { method: 'wc_sessionSettle' } })
    },

    async restore(request) {
      const [client, namespaces] = await Promise.all([getClient(), loadNamespaces(request)])
      return client.session ? adopt(client, client.session, namespaces, request) : {}
    },

    async disconnect() {
      if (topic === undefined) return
      topic = undefined
      paired = new Map()
      const client = await getClient()
      await client.disconnect()
    },

    watch(names, events) {
      watchers.add(events)
      const stops = names.flatMap((name) => {
        const { namespace, provider } = paired.get(name) ?? {}
        if (!namespace || !provider) return []
        return namespace.watch(provider, {
          accountsChanged: (addresses) => events.accountsChanged(name, addresses),
          chainChanged(caipNetworkId) {
            if (caipNetworkId) events.chainChanged(name, caipNetworkId)
          },
          // The end of the session is reported for all namespaces at once.
          disconnect: () => undefined,
        })
      })
      return () => {
        watchers.delete(events)
        for (const stop of stops) stop()
      }
    },

    getProvider: (namespace) => paired.get(namespace)?.provider,
  }
}
