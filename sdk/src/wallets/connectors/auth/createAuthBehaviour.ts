import { addressOrAuthConnectorMissing, frameRpcAborted } from '@wallet-kit/clients/errors/constants'
import { createProviderError } from '../../../chains/namespaces/createProviderError.ts'
import type { LoginAccounts } from '../../../chains/namespaces/LoginAccounts.ts'
import type { Namespace, SharedAccounts } from '../../../chains/namespaces/Namespace.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import type { Login } from '../../../foundation/logins/Login.ts'
import { logWarning } from '../../../foundation/logs/log.ts'
import { ignoreRejection } from '../../../foundation/platform/ignoreRejection.ts'
import { getKitState } from '../../../foundation/stores/kitState.ts'
import { secureFrame } from '../../frame/secureFrame.ts'
import type { Connector, ConnectorSession, InteractiveConnectRequest } from '../Connector.ts'
import type { ConnectorBehaviour } from '../createLazyConnector.ts'
import { readAccountType } from '../storedAccountTypes.ts'
import type { AuthContext } from './AuthContext.ts'
import { type AuthNamespace, createAuthNamespace } from './createAuthNamespace.ts'
import { createFrameNetwork } from './createFrameNetwork.ts'
import { createSmartNetworks } from './createSmartNetworks.ts'
import { logInByEmail } from './logInByEmail.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import { logInByPasskey } from './logInByPasskey.ts'
import { logInBySocial } from './logInBySocial.ts'
import { clearLogin, isLoginUsed, readLogin, type StoredLogin, storeLogin } from './loginRecords.ts'
import { getDefaultType, preferDefault } from './preferDefault.ts'
import { readUser } from './readUser.ts'

/** Time limit for the frame to drop requests, in ms. Older frames never confirm it. */
const abortLimit = 5_000

export interface AuthBehaviour extends ConnectorBehaviour {
  /** Aborts the requests that wait for the user in the frame. */
  abortRequests(): void
  /** See `Connector`. */
  preferAccountType: NonNullable<Connector['preferAccountType']>
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
  const { storage, notices } = context
  const frame = getKitState(context, secureFrame)
  const frameNetwork = createFrameNetwork(frame, storage)
  const smartNetworks = createSmartNetworks(context, frame)
  const present = new Map<ChainNamespace, AuthNamespace>()
  /** Aborted when the user leaves the frame's view. */
  let leaving = new AbortController()
  /** Counts attempts to log in: a cancelled one must not end its successor. */
  let attempts = 0

  frame.onReach((isReached) => {
    onReach(isReached)
    if (isReached && present.size > 0) void resume()
  })

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
    if (provider === 'passkey') {
      await logInByPasskey(parts)
      return { user: {}, authProvider: provider }
    }
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

  /**
   * Reads the user's accounts and makes a wallet of them.
   *
   * @param isRestoring the user is identified as on the last visit. Else, once, by the default kind of account.
   */
  async function adopt(
    networks: readonly CaipNetwork[],
    signal: AbortSignal | undefined,
    login: StoredLogin,
    isRestoring = false,
  ): Promise<ConnectorSession> {
    const session: Partial<Record<ChainNamespace, SharedAccounts>> = {}
    let stored: (() => void) | undefined
    for (const network of networks) {
      const { chainNamespace } = network
      const namespace = await context.namespaces.load(chainNamespace)
      if (!namespace.pairing) continue
      const listed = isRestoring
        ? smartNetworks.restore(chainNamespace, signal)
        : smartNetworks.ask(chainNamespace, signal)
      const type = isRestoring
        ? readAccountType(storage, chainNamespace)
        : getDefaultType(context, chainNamespace)
      // Families without smart accounts must not change the kind in the frame, which is one for all.
      const wanted = namespace.frame?.smartAccounts && type
      const read = await readUser(frame, { network, login, wanted, listed, signal })
      frameNetwork.forget()
      const isSettled = isRestoring || !wanted
      const user = isSettled
        ? read
        : await preferDefault(context, read, { frame, network, type: wanted, signal })
      const { wallet, early, provider } = take(namespace, network, user.loginAccounts)
      const shared = await early.read(() =>
        namespace.readAccounts(provider, { ...network, caipNetworkId: wallet.getNetworkId() }),
      )
      signal?.throwIfAborted()
      if (shared) session[chainNamespace] = { ...shared, ...user }
      // Of the preferred network, once all of them are there.
      stored ??= () => storeLogin(storage, user.embeddedWalletInfo, network.caipNetworkId)
    }
    stored?.()
    smartNetworks.store()
    return session
  }

  function take(namespace: Namespace, network: CaipNetwork, loginAccounts: LoginAccounts): AuthNamespace {
    present.get(namespace.name)?.early.discard()
    const taken = createAuthNamespace({
      context,
      frame,
      frameNetwork,
      smartNetworks,
      namespace,
      network,
      loginAccounts,
      getLeaving: () => leaving.signal,
      disconnect: leave,
    })
    present.set(namespace.name, taken)
    return taken
  }

  const isLoggedIn = (signal?: AbortSignal) => {
    const token = frame.getSessionToken()
    return frame.ask((host) => host.isConnected(token ? { token } : {}, { signal }), signal)
  }

  /** A frame that was made again takes up its session by the token, or the login is over. Never rejects. */
  async function resume(): Promise<void> {
    try {
      const { isConnected } = await isLoggedIn()
      if (!isConnected) forget()
    } catch (error) {
      if (!context.lifetime.aborted)
        logWarning(context, 'Whether the visitor is still logged in is unknown.', error)
    }
  }

  /** Forgets the login here, without a word to the frame. */
  function forget(): void {
    const former = [...present.values()]
    present.clear()
    frameNetwork.forget()
    smartNetworks.forget()
    frame.forgetSession()
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
        const { isConnected } = await isLoggedIn(signal)
        if (isConnected) return await adopt(networks, signal, readLogin(storage), true)
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
      const stops = names.flatMap((name) => present.get(name)?.watch(events) ?? [])
      return () => {
        for (const stop of stops) stop()
      }
    },

    async preferAccountType(name, type, signal) {
      await present.get(name)?.preferAccountType(type, signal)
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
