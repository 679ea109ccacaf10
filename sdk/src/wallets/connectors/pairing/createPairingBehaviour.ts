import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { WalletProvider } from '../../../chains/namespaces/WalletProvider.ts'
import { toWalletError } from '../../../chains/namespaces/walletErrors/toWalletError.ts'
import type { CaipNetworkId, ChainNamespace } from '../../../chains/networks/Caip.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import type { WalletKitError } from '../../../foundation/errors/WalletKitError.ts'
import type { UniversalProvider } from '../../../foundation/options/UniversalProvider.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import { readDevice } from '../../../foundation/platform/readDevice.ts'
import type {
  ConnectorEvents,
  ConnectorSession,
  ConnectRequest,
  OfferedSignIn,
  ReachedWallet,
} from '../Connector.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import type { ConnectorBehaviour } from '../createLazyConnector.ts'
import { type EarlyWatch, watchEarly } from '../watchEarly.ts'
import { type Codes, createCodes, type PairingSession } from './createCodes.ts'
import { createProposal } from './createProposal.ts'
import { createRemoteWallet, type SessionWallet } from './createRemoteWallet.ts'
import { checkDeepLinkOwner, forgetDeepLink } from './deepLinkChoice.ts'
import { endSession } from './endSession.ts'
import { type LoadedPairing, loadPairingClient, type PairingClient } from './loadPairingClient.ts'
import { type Proposal, pairUntilApproved } from './pairUntilApproved.ts'
import { readSigned, toAuthentication } from './signTogether.ts'
import { watchReach } from './watchReach.ts'
import { type RelayRefusal, watchRelay } from './watchRelay.ts'

/** One namespace of the present session. */
interface PairedNamespace {
  readonly namespace: Namespace
  readonly wallet: SessionWallet
  readonly provider: WalletProvider
  readonly early: EarlyWatch
}

export interface PairingBehaviour extends ConnectorBehaviour {
  getApprovedNetworkIds(namespace: ChainNamespace): readonly CaipNetworkId[]
  getWallet(namespace: ChainNamespace): ReachedWallet | undefined
  /** Creates a code, where one that was left is used again. Resolves when its URI is known. */
  prepare(request: ConnectRequest): Promise<void>
  /** Shows a URI that the host app has created, in the place of one on display. */
  showUri(uri: string): Promise<void>
  /** The kit's client. */
  getUniversalProvider(): Promise<UniversalProvider>
}

/**
 * Connects wallets on other devices: several namespaces in one session, over a relay.
 *
 * @param onReach called with whether the relay answers, once it has been needed
 */
export function createPairingBehaviour(
  context: ConnectorContext,
  reportRefusal: (refusal: RelayRefusal) => void,
  onReach: (isReached: boolean) => void,
): PairingBehaviour {
  const load = loadOnce(async () => {
    const pairing = await loadPairingClient(context)
    listen(pairing.client)
    watchRelay(pairing.client, context.lifetime, reportRefusal)
    const expectRelay = watchReach(pairing.client, context.lifetime, onReach)
    const codes = createCodes(pairing.client, {
      lifetime: context.lifetime,
      isManual: () => context.stores.options.getState().manualWCControl === true,
      isReused,
    })
    loaded = { ...pairing, codes, expectRelay }
    return loaded
  })
  let loaded: (LoadedPairing & { readonly codes: Codes; expectRelay(): void }) | undefined
  let topic: string | undefined
  let paired = new Map<ChainNamespace, PairedNamespace>()
  const watchers = new Set<Pick<ConnectorEvents, 'disconnected'>>()

  function listen(client: PairingClient): void {
    const { client: shared } = client
    const on: typeof shared.on = (event, listener) => {
      context.lifetime.addEventListener('abort', () => shared.off(event, listener))
      return shared.on(event, listener)
    }
    on('session_update', (update) => {
      if (update.topic !== topic) return
      const session = shared.session.get(update.topic)
      for (const { wallet } of paired.values()) wallet.update(session)
    })
    on('session_event', ({ topic: source, params: { event, chainId } }) => {
      const namespace = chainId.split(':')[0] as ChainNamespace
      if (source === topic) paired.get(namespace)?.wallet.receiveEvent(event.name, event.data, chainId)
    })
    on('session_delete', ({ topic: source }) => end(source))
    on('session_expire', ({ topic: source }) => {
      if (client.session?.topic === source) Reflect.deleteProperty(client, 'session')
      end(source)
    })
  }

  function setTopic(next: string | undefined): void {
    topic = next
    loaded?.recordTopic(next)
  }

  /** The session is over: by the wallet, or because it has expired. */
  function end(source: string): void {
    if (source !== topic) return
    forgetDeepLink()
    const ended = paired
    setTopic(undefined)
    paired = new Map()
    // First for all namespaces at once: each wallet's own end would be a change of its own.
    for (const { disconnected } of [...watchers]) disconnected([...ended.keys()])
    for (const { wallet } of ended.values()) wallet.end()
  }

  /** Forgets a session without a report, and ends it in the wallet as soon as that can be reached. */
  function drop(client: PairingClient, source: string): void {
    if (source === topic) {
      setTopic(undefined)
      paired = new Map()
    }
    endSession(client, source).catch(() => undefined)
  }

  /** Messages offered for signing together with a session's approval, by its topic. */
  const offered = new Map<string, OfferedSignIn>()

  function propose(
    client: PairingClient,
    namespaces: readonly Namespace[],
    { networks, signIn }: ConnectRequest,
  ): Proposal {
    const { requested } = context.stores.networks.getState()
    const override = context.stores.options.getState().universalProviderConfigOverride
    const optionalNamespaces = createProposal(namespaces, requested, override)
    /** Networks to sign in on. One message states one account of one family. */
    function getSignInNetworks(): readonly CaipNetworkId[] {
      const [name, ...others] = Object.keys(optionalNamespaces)
      const signer = namespaces.find((namespace) => namespace.name === name)
      if (!signer?.pairing?.canSignIn || others.length > 0) return []
      const preferred = networks.filter(({ chainNamespace }) => chainNamespace === signer.name)
      const chains: readonly string[] = optionalNamespaces[signer.name]?.chains ?? []
      const ids = [...preferred, ...requested].map(({ caipNetworkId }) => caipNetworkId)
      return [...new Set(ids)].filter((id) => chains.includes(id))
    }
    return {
      key: JSON.stringify(optionalNamespaces),
      async publish() {
        const ids = getSignInNetworks()
        const offer = ids.length > 0 ? await signIn?.createFields(ids) : undefined
        const authentication = offer && [toAuthentication(offer)]
        loaded?.expectRelay()
        const session = await client.connect({
          optionalNamespaces,
          ...(authentication && { authentication }),
        })
        if (session && offer) offered.set(session.topic, offer)
        return session
      },
    }
  }

  function acceptSigned(client: PairingClient, session: PairingSession, { signIn }: ConnectRequest): void {
    const offer = offered.get(session.topic)
    offered.delete(session.topic)
    if (!offer || !signIn) return
    const accounts = [...paired.values()].flatMap(({ wallet }) => wallet.getAccounts())
    const signed = readSigned(client, session, offer, accounts)
    if (signed.length > 0) signIn.accept(signed)
  }

  async function loadNamespaces({ networks }: ConnectRequest): Promise<readonly Namespace[]> {
    const namespaces = await Promise.all(
      networks.map(({ chainNamespace }) => context.namespaces.load(chainNamespace)),
    )
    return namespaces.filter(({ pairing }) => pairing)
  }

  /** Methods that a wallet is asked to allow. A session of an earlier visit may allow others. */
  function proposedMethods({ name, pairing }: Namespace): readonly string[] {
    const { methods } = context.stores.options.getState().universalProviderConfigOverride ?? {}
    return methods?.[name] ?? pairing?.methods ?? []
  }

  /** Takes a session over as the present one. */
  async function adopt(
    client: PairingClient,
    session: PairingSession,
    namespaces: readonly Namespace[],
    { networks }: ConnectRequest,
  ): Promise<ConnectorSession> {
    // Namespaces of one session may be restored one after the other.
    if (topic !== session.topic) paired = new Map()
    setTopic(session.topic)
    checkDeepLinkOwner(ignoreErrors(() => session.peer.metadata))
    const shared: Partial<Record<ChainNamespace, NonNullable<ConnectorSession[ChainNamespace]>>> = {}
    for (const namespace of namespaces) {
      const preferred = networks.find(({ chainNamespace }) => chainNamespace === namespace.name)
      const asked = context.stores.networks
        .getState()
        .requested.filter(({ chainNamespace }) => chainNamespace === namespace.name)
        .map(({ caipNetworkId }) => caipNetworkId)
      if (!preferred || !namespace.pairing) continue
      const wallet = createRemoteWallet(client, session, {
        namespace: namespace.name,
        asked,
        formerIds: namespace.pairing.formerIds ?? {},
        methods: proposedMethods(namespace),
        preferred: preferred.caipNetworkId,
        disconnect() {
          end(session.topic)
          return endSession(client, session.topic)
        },
      })
      if (!wallet) continue
      const provider = namespace.pairing.createProvider(wallet)
      const ask = () =>
        namespace.readAccounts(provider, { ...preferred, caipNetworkId: wallet.getNetworkId() })
      const early = watchEarly(namespace, provider, ask)
      paired.set(namespace.name, { namespace, wallet, provider, early })
      const accounts = await early.read(ask)
      // The session has ended meanwhile.
      if (topic !== session.topic) throw invalidSession()
      if (accounts) shared[namespace.name] = accounts
    }
    return shared
  }

  return {
    async connect(request) {
      forgetDeepLink()
      const [{ client, codes, isUsedByOthers }, namespaces] = await Promise.all([
        load(),
        loadNamespaces(request),
      ])
      if (request.uri) codes.give(request.uri)
      const former = client.session?.topic
      let session: PairingSession | undefined
      try {
        session = await pairUntilApproved(codes, propose(client, namespaces, request), request)
        // A session left from an earlier visit would stay open in the wallet.
        if (former && former !== session.topic && !isUsedByOthers(former)) drop(client, former)
        const shared = await adopt(client, session, namespaces, request)
        request.signal.throwIfAborted()
        if (Object.keys(shared).length > 0) {
          acceptSigned(client, session, request)
          return shared
        }
        throw invalidSession()
      } catch (error) {
        forgetDeepLink()
        if (session) drop(client, session.topic)
        if (request.signal.aborted) throw request.signal.reason
        throw toWalletError(error, 'wc_sessionPropose')
      }
    },

    async prepare(request) {
      if (!isReused()) return
      const [{ client, codes }, namespaces] = await Promise.all([load(), loadNamespaces(request)])
      const { key, publish } = propose(client, namespaces, request)
      await codes.prepare(key, publish)
    },

    async showUri(uri) {
      const { codes } = await load()
      codes.give(uri)
    },

    async restore(request) {
      const [{ client }, namespaces] = await Promise.all([load(), loadNamespaces(request)])
      return client.session ? adopt(client, client.session, namespaces, request) : {}
    },

    async disconnect() {
      if (topic === undefined) return
      const ended = topic
      forgetDeepLink()
      setTopic(undefined)
      paired = new Map()
      const { client } = await load()
      await endSession(client, ended)
    },

    watch(names, events) {
      watchers.add(events)
      const ended = names.filter((name) => !paired.has(name))
      const stops = names.flatMap((name) => {
        const { early } = paired.get(name) ?? {}
        if (!early) return []
        return early.attach({
          accountsChanged(addresses) {
            if (addresses.length > 0) events.accountsChanged(name, addresses)
            // A namespace that the session no longer covers has ended; a paired wallet is not locked.
            else if (paired.has(name)) events.disconnected([name])
          },
          chainChanged(caipNetworkId) {
            if (caipNetworkId) events.chainChanged(name, caipNetworkId)
          },
          // The end of the session is reported for all namespaces at once.
          disconnect: () => undefined,
        })
      })
      // The session has ended since it was approved.
      if (ended.length > 0) events.disconnected(ended)
      return () => {
        watchers.delete(events)
        for (const stop of stops) ignoreErrors(stop)
      }
    },

    getProvider: (namespace) => paired.get(namespace)?.provider,
    getWallet(namespace) {
      const { wallet } = paired.get(namespace) ?? {}
      return wallet && { name: wallet.name, ...(wallet.icon && { icon: wallet.icon }) }
    },
    getApprovedNetworkIds: (namespace) => paired.get(namespace)?.wallet.getNetworkIds() ?? [],
    getUniversalProvider: async () => (await load()).client,
  }
}

function invalidSession(): WalletKitError {
  return createError(walletReplyInvalid, { context: { method: 'wc_sessionSettle' } })
}

/** Browsers that leave the page for the wallet come back to a new page, while the wallet has the former code. */
function isReused(): boolean {
  const { isTelegram, isIos, isSafari } = readDevice()
  return isTelegram || (isIos && isSafari)
}
