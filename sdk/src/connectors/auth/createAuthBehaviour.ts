import { createLateError } from '../../errors/createLateError.ts'
import { secureFrame } from '../../frame/secureFrame.ts'
import { toCaipNetworkId, toFrameChainId } from '../../frame/toFrameChainId.ts'
import type { Login } from '../../logins/Login.ts'
import type { EmbeddedWalletInfo } from '../../namespaces/EmbeddedWalletInfo.ts'
import { isAccountAddress } from '../../namespaces/isAccountAddress.ts'
import type { Namespace, SharedAccounts } from '../../namespaces/Namespace.ts'
import type { WalletProvider } from '../../namespaces/WalletProvider.ts'
import type { CaipNetworkId, ChainNamespace } from '../../networks/Caip.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { ignoreRejection } from '../../platform/ignoreRejection.ts'
import { readSlot } from '../../stores/slots.ts'
import type { ConnectorSession, InteractiveConnectRequest } from '../Connector.ts'
import type { ConnectorBehaviour } from '../createLazyConnector.ts'
import { type EarlyWatch, watchEarly } from '../watchEarly.ts'
import type { AuthContext } from './AuthContext.ts'
import { createFrameWallet, type FrameWallet } from './createFrameWallet.ts'
import { logInByEmail } from './logInByEmail.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import { logInBySocial } from './logInBySocial.ts'
import {
  clearLogin,
  isLoginUsed,
  readLogin,
  type StoredLogin,
  storeLogin,
  storeNetwork,
} from './loginRecords.ts'

/** One family of the wallet in the frame. */
interface AuthNamespace {
  readonly wallet: FrameWallet
  readonly provider: WalletProvider
  readonly early: EarlyWatch
}

export interface AuthBehaviour extends ConnectorBehaviour {
  /** Drops the requests that wait for the user in the frame. */
  abortRequests(): void
}

/** How visitors connect the wallet in the secure frame: they log in, and the frame says who they are. */
export function createAuthBehaviour(context: AuthContext): AuthBehaviour {
  const { storage, stores } = context
  const frame = readSlot(context, secureFrame)
  const present = new Map<ChainNamespace, AuthNamespace>()
  /** Where the frame is, or is moving: it is on one network at a time. */
  let place: { readonly id: CaipNetworkId; readonly arrival: Promise<unknown> } | undefined

  function move(id: CaipNetworkId): Promise<void> {
    if (place?.id === id) return place.arrival.then(() => undefined)
    const former = place?.arrival ?? Promise.resolve()
    const arrival = former
      .catch(() => undefined)
      .then(() => frame.ask((host) => host.switchNetwork({ chainId: toFrameChainId(id) })))
    place = { id, arrival }
    arrival.then(
      () => storeNetwork(storage, id),
      () => {
        // The next request tries again.
        if (place?.arrival === arrival) place = undefined
      },
    )
    return arrival.then(() => undefined)
  }

  async function logIn(login: Login, request: InteractiveConnectRequest): Promise<StoredLogin> {
    const { report, signal } = request
    const parts = { frame, storage, report, signal }
    if (login.type === 'email') {
      await logInByEmail(login.email, parts)
      return { user: { email: login.email }, authProvider: 'email' }
    }
    const { provider } = login
    const username =
      provider === 'farcaster' ? await logInByFarcaster(parts) : await logInBySocial(login, parts)
    return { user: { username }, authProvider: provider }
  }

  /** Reads the user's account of one family. */
  async function readUser(network: CaipNetwork, signal: AbortSignal | undefined, login: StoredLogin) {
    const { caipNetworkId, chainNamespace } = network
    const request = { chainId: toFrameChainId(caipNetworkId) }
    const reply = await frame.ask((host) => host.getUser(request, { signal }), signal)
    const addresses = [...new Set([reply.address, ...(reply.accounts ?? []).map(({ address }) => address)])]
    if (!addresses.every((address) => isAccountAddress(chainNamespace, address)))
      throw createLateError('WALLET_REPLY_INVALID', { context: { method: 'getUser' } })
    const id = toCaipNetworkId(reply.chainId)
    place = id ? { id, arrival: Promise.resolve() } : undefined
    const { user, authProvider } = login
    const embeddedWalletInfo: EmbeddedWalletInfo = {
      user: { email: reply.email ?? user.email, username: reply.userName ?? user.username },
      authProvider,
      accountType: 'eoa',
      isSmartAccountDeployed: reply.smartAccountDeployed ?? false,
    }
    return { addresses, embeddedWalletInfo }
  }

  async function adopt(
    networks: readonly CaipNetwork[],
    signal: AbortSignal | undefined,
    login: StoredLogin,
  ): Promise<ConnectorSession> {
    const session: Partial<Record<ChainNamespace, SharedAccounts>> = {}
    // One after the other: the frame is on one network at a time, and ends up on the preferred one.
    for (const network of [...networks].reverse()) {
      const namespace = await context.namespaces.load(network.chainNamespace)
      if (!namespace.pairing) continue
      const { addresses, embeddedWalletInfo } = await readUser(network, signal, login)
      const { wallet, early, provider } = take(namespace, network, addresses)
      const shared = await early.read(() =>
        namespace.readAccounts(provider, { ...network, caipNetworkId: wallet.getNetworkId() }),
      )
      signal?.throwIfAborted()
      if (shared) session[network.chainNamespace] = { ...shared, embeddedWalletInfo }
      storeLogin(storage, embeddedWalletInfo, network.caipNetworkId)
    }
    return session
  }

  function take(namespace: Namespace, network: CaipNetwork, addresses: readonly string[]): AuthNamespace {
    const { name } = namespace
    const wallet = createFrameWallet({
      frame,
      namespace,
      addresses,
      networkId: network.caipNetworkId,
      getNetworkIds: () =>
        stores.networks
          .getState()
          .requested.filter(({ chainNamespace }) => chainNamespace === name)
          .map(({ caipNetworkId }) => caipNetworkId),
      move,
      disconnect: leave,
    })
    const provider = namespace.pairing?.createProvider(wallet) as WalletProvider
    const early = watchEarly(namespace, provider, () =>
      namespace.readAccounts(provider, { ...network, caipNetworkId: wallet.getNetworkId() }),
    )
    present.get(name)?.early.discard()
    const taken = { wallet, provider, early }
    present.set(name, taken)
    return taken
  }

  /** Forgets the login here at once, and in the frame as soon as it can be reached. */
  async function leave(): Promise<void> {
    const former = [...present.values()]
    present.clear()
    place = undefined
    clearLogin(storage)
    for (const { wallet } of former) wallet.end()
    await frame.ask((host) => host.signOut())
  }

  return {
    getProvider: (name) => present.get(name)?.provider,

    async connect(request) {
      const { login, networks, signal } = request
      const stored = readLogin(storage)
      if (login) return adopt(networks, signal, await logIn(login, request))
      // A family that is added to a login that is there.
      if (isLoginUsed(storage)) return adopt(networks, signal, stored)
      throw createLateError('ADDRESS_OR_AUTH_CONNECTOR_MISSING')
    },

    async restore({ networks, signal }) {
      if (!isLoginUsed(storage)) return {}
      try {
        const { isConnected } = await frame.ask((host) => host.isConnected({}, { signal }), signal)
        if (isConnected) return await adopt(networks, signal, readLogin(storage))
      } catch (error) {
        clearLogin(storage)
        throw error
      }
      clearLogin(storage)
      return {}
    },

    async disconnect() {
      await leave()
    },

    watch(names, events) {
      const stops = names.flatMap((name) => {
        const early = present.get(name)?.early
        return early
          ? early.attach({
              accountsChanged: (addresses) => events.accountsChanged(name, addresses),
              chainChanged(caipNetworkId) {
                if (caipNetworkId) events.chainChanged(name, caipNetworkId)
              },
              disconnect: () => events.disconnected([...names]),
            })
          : []
      })
      return () => {
        for (const stop of stops) stop()
      }
    },

    abortRequests() {
      if (frame.getFrame()) ignoreRejection(frame.ask((host) => host.rpcAbort()))
    },
  }
}
