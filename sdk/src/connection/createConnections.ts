import type { ChainAdapter, WalletAnswer } from '../adapters/ChainAdapter.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { Connectors } from '../connectors/createConnectors.ts'
import { toWalletError } from '../connectors/toWalletError.ts'
import { createLateError } from '../errors/createLateError.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import type { Connected, ConnectionState } from './ConnectionState.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'

/** How long a wallet of the last visit may take to appear and to answer, in ms. */
export const restoreLimit = 5_000

/** Who caused a change: this page, or a tab that shares its storage. */
export type ChangeOrigin = 'page' | 'tab'

/** What the owner of the state is told, in order, around each change. */
export interface ConnectionChange {
  readonly namespace: ChainNamespace
  readonly previous: ConnectionState
  readonly next: ConnectionState
  readonly event: ConnectionEvent
  readonly origin: ChangeOrigin
}

interface CreateConnectionsParameters {
  readonly connectors: Connectors
  readonly lifetime: AbortSignal
  getAdapter(namespace: ChainNamespace): ChainAdapter
  getState(namespace: ChainNamespace): ConnectionState
  /** Writes the new state and does what follows from it. */
  change(change: ConnectionChange): void
}

export interface Connections {
  connect(namespace: ChainNamespace, connector: Connector, signal?: AbortSignal): Promise<Connected>
  /** Never rejects: a restore that fails ends in `disconnected`. */
  restore(namespace: ChainNamespace, storedId: string, origin?: ChangeOrigin): Promise<void>
  /** Forgets the wallet at once, without telling it. */
  disconnect(namespace: ChainNamespace, origin?: ChangeOrigin): void
  /** Ends an attempt that has not been answered. A connection stays. */
  cancel(namespace: ChainNamespace): void
  send(namespace: ChainNamespace, event: ConnectionEvent, origin?: ChangeOrigin): void
}

/**
 * Runs the table of `connectionTransitions`: asks wallets, listens to them, and lets at most one attempt per
 * namespace live. An answer to an attempt that is over reaches nobody.
 */
export function createConnections(parameters: CreateConnectionsParameters): Connections {
  const { connectors, lifetime, getAdapter, getState } = parameters
  const attempts = new Map<ChainNamespace, AbortController>()
  const stopWatching = new Map<ChainNamespace, () => void>()

  function send(namespace: ChainNamespace, event: ConnectionEvent, origin: ChangeOrigin = 'page'): void {
    if (lifetime.aborted) return
    const previous = getState(namespace)
    const next = nextConnectionState(previous, event)
    if (next === previous) return
    if (next.status !== 'connected') unwatch(namespace)
    parameters.change({ namespace, previous, next, event, origin })
  }

  function unwatch(namespace: ChainNamespace): void {
    stopWatching.get(namespace)?.()
    stopWatching.delete(namespace)
  }

  function watch(namespace: ChainNamespace, connector: Connector): void {
    unwatch(namespace)
    const stop = getAdapter(namespace).watch(connector, {
      accountsChanged: (addresses) =>
        send(namespace, { type: 'accountsChanged', accounts: toAccounts(namespace, addresses) }),
      chainChanged: (caipNetworkId) => {
        if (caipNetworkId) send(namespace, { type: 'chainChanged', caipNetworkId })
      },
      disconnect: () => send(namespace, { type: 'disconnect' }),
    })
    stopWatching.set(namespace, stop)
  }

  function begin(namespace: ChainNamespace): AbortController {
    attempts.get(namespace)?.abort(createLateError('CONNECT_ABORTED'))
    const attempt = new AbortController()
    attempts.set(namespace, attempt)
    return attempt
  }

  function end(namespace: ChainNamespace, reason: WalletKitError): void {
    attempts.get(namespace)?.abort(reason)
    attempts.delete(namespace)
  }

  function settle(
    namespace: ChainNamespace,
    connector: Connector,
    answer: WalletAnswer,
    origin: ChangeOrigin = 'page',
  ): Connected {
    watch(namespace, connector)
    attempts.delete(namespace)
    const accounts = toAccounts(namespace, answer.addresses)
    send(namespace, { type: 'answered', accounts, caipNetworkId: answer.caipNetworkId }, origin)
    return getState(namespace) as Connected
  }

  lifetime.addEventListener('abort', () => {
    for (const namespace of [...attempts.keys()]) end(namespace, createLateError('DESTROYED'))
    for (const namespace of [...stopWatching.keys()]) unwatch(namespace)
  })

  const connections: Connections = {
    send,

    async connect(namespace, connector, signal) {
      if (lifetime.aborted) throw createLateError('DESTROYED')
      const current = getState(namespace)
      if (current.status === 'connected') {
        if (current.connectorId === connector.id) return current
        connections.disconnect(namespace)
      }
      const attempt = begin(namespace)
      const cancel = () => attempt.abort(createLateError('CONNECT_ABORTED'))
      if (signal?.aborted) cancel()
      signal?.addEventListener('abort', cancel, { once: true })
      send(namespace, { type: 'connect', connectorId: connector.id })
      try {
        // An attempt that is replaced within the same tick, as React's strict mode does, asks nothing.
        await raceSignal(Promise.resolve(), attempt.signal)
        const answer = await raceSignal(getAdapter(namespace).connect(connector), attempt.signal)
        attempt.signal.throwIfAborted()
        return settle(namespace, connector, answer)
      } catch (error) {
        const failure = toWalletError(error, 'eth_requestAccounts')
        if (attempts.get(namespace) === attempt) {
          attempts.delete(namespace)
          const quiet = isWalletKitError(failure, 'CONNECT_ABORTED')
          send(namespace, quiet ? { type: 'disconnect' } : { type: 'failed', error: failure })
        }
        throw failure
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
    },

    async restore(namespace, storedId, origin) {
      const { status } = getState(namespace)
      if (lifetime.aborted || (status !== 'disconnected' && status !== 'restoring')) return
      const attempt = begin(namespace)
      const timer = setTimeout(() => attempt.abort(createLateError('RESTORE_TIMEOUT')), restoreLimit)
      send(namespace, { type: 'restore', connectorId: storedId }, origin)
      try {
        const connector = await raceSignal(connectors.waitFor(storedId, attempt.signal), attempt.signal)
        const answer = await raceSignal(getAdapter(namespace).restore(connector), attempt.signal)
        attempt.signal.throwIfAborted()
        if (answer) settle(namespace, connector, answer, origin)
        else throw createLateError('NOT_CONNECTED')
      } catch (error) {
        if (attempts.get(namespace) !== attempt) return
        attempts.delete(namespace)
        const failure = toWalletError(error, 'eth_accounts')
        // A locked wallet is no fault: the visitor simply is not connected any more.
        send(
          namespace,
          isWalletKitError(failure, 'NOT_CONNECTED')
            ? { type: 'disconnect' }
            : { type: 'failed', error: failure },
          origin,
        )
      } finally {
        clearTimeout(timer)
      }
    },

    disconnect(namespace, origin) {
      end(namespace, createLateError('CONNECT_ABORTED'))
      send(namespace, { type: 'disconnect' }, origin)
    },

    cancel(namespace) {
      if (getState(namespace).status === 'connected') return
      end(namespace, createLateError('CONNECT_ABORTED'))
      send(namespace, { type: 'disconnect' })
    },
  }
  return connections
}

function toAccounts(namespace: ChainNamespace, addresses: readonly string[]) {
  return addresses.map((address) => ({ namespace, address, type: 'eoa' as const }))
}
