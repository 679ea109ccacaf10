import { frameRpcAborted } from '@wallet-kit/clients/errors/constants'
import { createProviderError } from '../../chains/namespaces/createProviderError.ts'
import { requestGuards } from '../../chains/namespaces/families/requestGuards.ts'
import type { HeldRequest, HoldRequest } from '../../chains/namespaces/HeldRequest.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { toUnknownNetwork } from '../../chains/networks/toUnknownNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import type { Connected } from '../../wallets/connection/ConnectionState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { Connector } from '../../wallets/connectors/Connector.ts'
import { refreshLater } from '../transactions/refreshLater.ts'
import { pendingRequests } from './pendingRequests.ts'
import { readRequest } from './readRequest.ts'
import type { WalletRequest } from './WalletRequest.ts'

/** A page that asks for more at a time wants to wear the visitor out. */
const mostWaiting = 20

export interface RequestEffects {
  /** A request is the first that waits for the visitor. */
  requestWaits(): void
  /** Nothing waits any more. */
  requestsDone(): void
  /** A page has called a method that no page may use. */
  requestRefused(method: string): void
}

export interface ConnectorGuard {
  /** A connector whose wallet signs and sends only approved requests. */
  guard(connector: Connector): Connector
  /** The visitor has left the view: pending requests are declined, and requests at the wallet are no longer shown. */
  leave(): void
}

/** Holds the requests to wallets without a screen of their own, and has them decided one at a time. */
export function createRequestGuard(context: WalletsContext, effects: RequestEffects): ConnectorGuard {
  const { stores, lifetime, getConnection } = context
  const { store, decisions } = getKitState(context, pendingRequests)
  const guarded = new WeakMap<Connector, Connector>()
  let lastId = 0

  const findOrName = (id: CaipNetworkId) =>
    findNetwork(stores.networks.getState(), id) ?? toUnknownNetwork(id)

  function update(id: number, change: Partial<WalletRequest>): void {
    const { requests } = store.getState()
    store.set({ requests: requests.map((one) => (one.id === id ? { ...one, ...change } : one)) })
  }

  function remove(id: number): void {
    const { requests } = store.getState()
    const rest = requests.filter((one) => one.id !== id)
    if (rest.length === requests.length) return
    store.set({ requests: rest })
    if (rest.length === 0) effects.requestsDone()
    else if (requests[0]?.id === id) effects.requestWaits()
  }

  /** @throws ProviderRpcError 4900 without a connection, -32005 when too many wait */
  function getSigner(namespace: ChainNamespace): Connected {
    const connection = getConnection(namespace)
    if (connection.status !== 'connected') throw createProviderError(4900, 'The wallet is not connected')
    if (store.getState().requests.length >= mostWaiting)
      throw createProviderError(-32_005, 'Too many requests are waiting for the user')
    return connection
  }

  /** Aborts when the wallet is gone, or its account or network is no longer the shown one. */
  function watchSigner(namespace: ChainNamespace, { connectorId, address, caipNetworkId }: Connected) {
    const changed = new AbortController()
    const stop = stores.connection.subscribe(() => {
      const now = getConnection(namespace)
      const isSame =
        now.status === 'connected' &&
        now.connectorId === connectorId &&
        now.address === address &&
        now.caipNetworkId === caipNetworkId
      if (!isSame) changed.abort(createProviderError(4900, 'The wallet was disconnected or has changed'))
    })
    const destroyed = () => changed.abort(createProviderError(4900, 'The page has ended the connection'))
    lifetime.addEventListener('abort', destroyed, { once: true })
    return {
      signal: changed.signal,
      stop() {
        stop()
        lifetime.removeEventListener('abort', destroyed)
      },
    }
  }

  async function read(id: number, request: HeldRequest, asked: Parameters<typeof readRequest>[2]) {
    const { account, caipNetworkId, read } = await readRequest(context, request, asked)
    update(id, {
      read,
      ...(account !== undefined && { account }),
      ...(caipNetworkId && { network: findOrName(caipNetworkId) }),
    })
  }

  /** Reads the account's balances again: the request may have changed them. */
  function refresh({ address, caipNetworkId }: Connected): void {
    void refreshLater({ _internal: context }, toAccountKey(caipNetworkId, address))
  }

  function createHold(connector: Connector, namespace: ChainNamespace): HoldRequest {
    return async (request, pass) => {
      const signer = getSigner(namespace)
      const network = findOrName(signer.caipNetworkId)
      const { requests } = store.getState()
      lastId += 1
      const id = lastId
      const watch = watchSigner(namespace, signer)
      const isInFrame = connector.asksInFrame === true
      const decision = new Promise<void>((approve, reject) => {
        const text = isInFrame ? createError(frameRpcAborted).message : 'User rejected the request'
        const decline = () => reject(createProviderError(4001, text))
        decisions.set(id, { approve, decline })
      })
      const added: WalletRequest = {
        id,
        namespace,
        method: request.method,
        wallet: { name: connector.name, imageUrl: connector.imageUrl },
        account: signer.address,
        network,
        isPassedOn: isInFrame,
        isInFrame,
      }
      store.set({ requests: [...requests, added] })
      // The frame states the request itself.
      if (!isInFrame)
        void read(id, request, { namespace, address: signer.address, network, signal: watch.signal })
      if (requests.length === 0) effects.requestWaits()
      try {
        const decided = raceSignal(decision, watch.signal)
        if (isInFrame) {
          // Left alone it stays open: nothing approves a request here that the frame's user decides.
          decided.catch(() => connector.abortRequests?.())
          const result = await Promise.race([pass(), decided as Promise<never>])
          refresh(signer)
          return result
        }
        await decided
        decisions.delete(id)
        update(id, { isPassedOn: true })
        const result = await pass()
        refresh(signer)
        return result
      } finally {
        decisions.delete(id)
        watch.stop()
        remove(id)
      }
    }
  }

  function guardProviders(connector: Connector): Connector['getProvider'] {
    const known = new WeakMap<WalletProvider, WalletProvider>()
    return (namespace) => {
      const provider = connector.getProvider(namespace)
      const guardProvider = requestGuards[namespace]
      // Of a family that nothing can hold requests of, the page gets none.
      if (!provider || !guardProvider) return undefined
      const present = known.get(provider)
      if (present) return present
      const created = guardProvider(
        provider as never,
        createHold(connector, namespace),
        effects.requestRefused,
      )
      known.set(provider, created)
      return created
    }
  }

  return {
    guard(connector) {
      const present = guarded.get(connector)
      if (present) return present
      const getProvider = guardProviders(connector)
      // Keeps the object of the host app's connector: everything else is its own.
      const created = new Proxy({} as Connector, {
        get(_, key) {
          if (key === 'getProvider') return getProvider
          const value: unknown = Reflect.get(connector, key)
          return typeof value === 'function' ? value.bind(connector) : value
        },
      })
      guarded.set(connector, created)
      return created
    },
    leave() {
      const { requests } = store.getState()
      // At once: a request that moves up would open the view again.
      store.set({ requests: [] })
      for (const { id, isPassedOn, isInFrame } of requests)
        if (!isPassedOn || isInFrame) decisions.get(id)?.decline()
    },
  }
}
