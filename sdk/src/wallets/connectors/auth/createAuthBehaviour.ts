import {
  addressOrAuthConnectorMissing,
  frameRpcAborted,
  walletReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { createProviderError } from '../../../chains/namespaces/createProviderError.ts'
import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import { isAccountAddress } from '../../../chains/namespaces/families/isAccountAddress.ts'
import type { Namespace, SharedAccounts } from '../../../chains/namespaces/Namespace.ts'
import type { WalletProvider } from '../../../chains/namespaces/WalletProvider.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import type { Login } from '../../../foundation/logins/Login.ts'
import { ignoreRejection } from '../../../foundation/platform/ignoreRejection.ts'
import { getKitState } from '../../../foundation/stores/kitState.ts'
import { secureFrame } from '../../frame/secureFrame.ts'
import { toFrameChainId } from '../../frame/toFrameChainId.ts'
import type { ConnectorSession, InteractiveConnectRequest } from '../Connector.ts'
import type { ConnectorBehaviour } from '../createLazyConnector.ts'
import { type EarlyWatch, watchEarly } from '../watchEarly.ts'
import type { AuthContext } from './AuthContext.ts'
import { createFrameNetwork } from './createFrameNetwork.ts'
import { createFrameWallet, type FrameWallet } from './createFrameWallet.ts'
import { logInByEmail } from './logInByEmail.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import { logInBySocial } from './logInBySocial.ts'
import { clearLogin, isLoginUsed, readLogin, type StoredLogin, storeLogin } from './loginRecords.ts'
import { toLoginUser } from './toLoginUser.ts'

/** Time limit for the frame to drop requests, in ms. Older frames never confirm it. */
const abortLimit = 5_000

/** One family of the wallet in the frame. */
interface AuthNamespace {
  readonly wallet: FrameWallet
  readonly provider: WalletProvider
  readonly early: EarlyWatch
}

export interface AuthBehaviour extends ConnectorBehaviour {
  /** Aborts the requests that wait for the user in the frame. */
  abortRequests(): void
}

/**
 * Connects the wallet in the secure frame: visitors log in, and the frame reports the account.
 *
 * @param onReach called each time that the frame has become ready, or has failed to load
 */
export function createAuthBehaviour(
  context: AuthContext,
  onReach: (isReached: boolean) => void = () => undefined,
): AuthBehaviour {
  const { storage, stores, notices } = context
  const frame = getKitState(context, secureFrame)
  frame.onReach(onReach)
  const frameNetwork = createFrameNetwork(frame, storage)
  const present = new Map<ChainNamespace, AuthNamespace>()
  /** Aborted when the user leaves the frame's view. */
  let leaving = new AbortController()
  /** Counts attempts to log in: a cancelled one must not end its successor. */
  let attempts = 0

  async function logIn(login: Login, request: InteractiveConnectRequest): Promise<StoredLogin> {
    attempts += 1
    const attempt = attempts
    const { report, signal } = request
    const unsettled = new Set<Promise<unknown>>()
    signal.addEventListener('abort', () => void signOutAfter(unsettled, attempt), { once: true })
    const parts = {
      frame,
      storage,
      notices,
      report,
      signal,
      settles<Value>(question: Promise<Value>): Promise<Value> {
        unsettled.add(question)
        return question
      },
    }
    if (login.type === 'email') {
      await logInByEmail(login.email, parts)
      return { user: { email: login.email }, authProvider: 'email' }
    }
    const { provider } = login
    const username =
      provider === 'farcaster' ? await logInByFarcaster(parts) : await logInBySocial(login, parts)
    return { user: { username }, authProvider: provider }
  }

  /** Signs out of the frame after a login that was cancelled, or has failed here. */
  async function signOutAfter(unsettled: ReadonlySet<Promise<unknown>>, attempt: number): Promise<void> {
    const isConnected = present.size > 0
    if (unsettled.size === 0 || isConnected) return
    await Promise.allSettled(unsettled)
    if (attempt === attempts && present.size === 0) ignoreRejection(signOut())
  }

  async function signOut(): Promise<void> {
    // A frame is not put into the page for that.
    if (frame.getFrame() && !context.lifetime.aborted) await frame.ask((host) => host.signOut())
  }

  /** Reads the user's account of one family. */
  async function readUser(network: CaipNetwork, signal: AbortSignal | undefined, login: StoredLogin) {
    const { caipNetworkId, chainNamespace } = network
    const request = { chainId: toFrameChainId(caipNetworkId) }
    const reply = await frame.ask((host) => host.getUser(request, { signal }), signal)
    frameNetwork.forget()
    const { address, accounts = [], email, userName, smartAccountDeployed = false } = reply
    if (!isAccountAddress(chainNamespace, address))
      throw createError(walletReplyInvalid, { context: { method: 'getUser' } })
    const { user, authProvider } = login
    const embeddedWalletInfo: EmbeddedWalletInfo = {
      user: toLoginUser({ email: email ?? user.email, username: userName ?? user.username }),
      authProvider,
      accountType: accounts.find((account) => account.address === address)?.type ?? 'eoa',
      isSmartAccountDeployed: smartAccountDeployed,
    }
    return { address, embeddedWalletInfo }
  }

  async function adopt(
    networks: readonly CaipNetwork[],
    signal: AbortSignal | undefined,
    login: StoredLogin,
  ): Promise<ConnectorSession> {
    const session: Partial<Record<ChainNamespace, SharedAccounts>> = {}
    let stored: (() => void) | undefined
    for (const network of networks) {
      const namespace = await context.namespaces.load(network.chainNamespace)
      if (!namespace.pairing) continue
      const { address, embeddedWalletInfo } = await readUser(network, signal, login)
      const { wallet, early, provider } = take(namespace, network, address)
      const shared = await early.read(() =>
        namespace.readAccounts(provider, { ...network, caipNetworkId: wallet.getNetworkId() }),
      )
      signal?.throwIfAborted()
      if (shared) session[network.chainNamespace] = { ...shared, embeddedWalletInfo }
      // Of the preferred network, once all of them are there.
      stored ??= () => storeLogin(storage, embeddedWalletInfo, network.caipNetworkId)
    }
    stored?.()
    return session
  }

  function take(namespace: Namespace, network: CaipNetwork, address: string): AuthNamespace {
    const { name } = namespace
    const wallet = createFrameWallet({
      frame,
      namespace,
      frameNetwork,
      address,
      networkId: network.caipNetworkId,
      getNetworkIds: () =>
        stores.networks
          .getState()
          .requested.filter(({ chainNamespace }) => chainNamespace === name)
          .map(({ caipNetworkId }) => caipNetworkId),
      getLeaving: () => leaving.signal,
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

  /** Forgets the login here, without a word to the frame. */
  function forget(): void {
    const former = [...present.values()]
    present.clear()
    frameNetwork.forget()
    clearLogin(storage)
    for (const { wallet } of former) wallet.end()
  }

  async function leave(): Promise<void> {
    forget()
    await signOut()
  }

  return {
    getProvider: (name) => present.get(name)?.provider,

    async connect(request) {
      const { login, networks, signal } = request
      // A family that is added to a login that is there.
      if (!login && present.size > 0) return adopt(networks, signal, readLogin(storage))
      if (!login) throw createError(addressOrAuthConnectorMissing)
      const user = await logIn(login, request)
      try {
        return await adopt(networks, signal, user)
      } catch (error) {
        forget()
        ignoreRejection(signOut())
        throw error
      }
    },

    async restore({ networks, signal }) {
      if (!isLoginUsed(storage)) return {}
      try {
        const { isConnected } = await frame.ask((host) => host.isConnected({}, { signal }), signal)
        if (isConnected) return await adopt(networks, signal, readLogin(storage))
      } catch (error) {
        // The page is left, or its framework restarts: the next kit finds the login unchanged.
        if (!context.lifetime.aborted && !isWalletKitError(error, 'DESTROYED')) forget()
        throw error
      }
      forget()
      return {}
    },

    disconnect: leave,

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
      leaving.abort(createProviderError(4001, createError(frameRpcAborted).message))
      leaving = new AbortController()
      if (!frame.getFrame()) return
      ignoreRejection(
        frame.ask(async (host) => {
          await host.rpcAbort({ timeoutMs: abortLimit }).catch(() => undefined)
        }),
      )
    },
  }
}
