import { connectAborted, restoreTimeout } from '@wallet-kit/clients/errors/constants'
import { toWalletError } from '../../chains/namespaces/walletErrors/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { findStoredConnectors } from '../connectors/findStoredConnector.ts'
import { createConnectorError, waitForConnector } from '../connectors/waitForConnector.ts'
import { leave } from './accounts.ts'
import type { ChangeOrigin } from './Connections.ts'
import { getWantedNetworks } from './getWantedNetworks.ts'
import { beginTask, type ConnectionMachine, send, settle } from './machine.ts'

/** Time within which a wallet of the last visit has to appear and to answer, in ms. */
export const restoreLimit = 5_000

/** Restores a stored connection without a prompt. Never rejects: a restore that fails ends in `disconnected`. */
export async function restoreWallet(
  machine: ConnectionMachine,
  storedId: string,
  namespaces: readonly ChainNamespace[],
  origin?: ChangeOrigin,
): Promise<void> {
  const { context, pendingTasks, restored } = machine
  const { stores, lifetime, getConnection } = context
  const free = namespaces.filter((namespace) => {
    const { status } = getConnection(namespace)
    return status === 'disconnected' || status === 'restoring'
  })
  if (lifetime.aborted || free.length === 0) return
  const controller = beginTask(machine, free, { type: 'restore', connectorId: storedId }, { origin })
  const { restoreLimit: limit = restoreLimit } =
    findStoredConnectors(stores.connectors.getState().connectors, storedId)[0] ?? {}
  const timer = setTimeout(() => controller.abort(createError(restoreTimeout)), limit)
  const { signal } = controller
  /** Restores the namespaces that the wallet serves so far. Waits for the others where it appears in parts. */
  const restoreFrom = async (waiting: readonly ChainNamespace[]): Promise<void> => {
    let served = waiting
    let later: Promise<void> | undefined
    let isFound = false
    try {
      const connector = await raceSignal(
        waitForConnector(stores.connectors, { storedId, namespaces: waiting, signal }),
        signal,
      )
      isFound = true
      served = waiting.filter((name) => connector.namespaces.includes(name))
      const rest = waiting.filter((name) => !served.includes(name))
      if (rest.length > 0) later = restoreFrom(rest)
      const asking = connector.restore({ networks: getWantedNetworks(context, served), signal })
      const session = await raceSignal(asking, signal)
      // A wallet may have claimed to be this one meanwhile.
      if (isClaimedTwice(machine, storedId)) throw createConnectorError(storedId)
      const answered = pendingTasks.stillPending(served, controller)
      settle(machine, connector, answered, session, { origin, isRestored: true })
      for (const name of answered) if (session[name]) restored.set(name, storedId)
    } catch (error) {
      const ended = pendingTasks.stillPending(served, controller)
      pendingTasks.finish(ended)
      const failure = toWalletError(error, 'restore')
      const isKept = isFound && !isWalletKitError(failure, 'CONNECTOR_NOT_FOUND')
      send(machine, ended, { type: 'failed', error: failure, isKept }, { origin })
    }
    await later
  }
  await restoreFrom(free)
  clearTimeout(timer)
  // Part of a wallet may have answered where the whole of it has failed.
  controller.abort(createError(connectAborted))
}

/** Restores every namespace whose state is `restoring`, those of one connector together. Never rejects. */
export async function resume(machine: ConnectionMachine): Promise<void> {
  const byConnector = new Map<string, ChainNamespace[]>()
  const states = Object.entries(machine.context.stores.connection.getState().namespaces)
  for (const [name, state] of states) {
    if (state.status !== 'restoring') continue
    const others = byConnector.get(state.connectorId) ?? []
    byConnector.set(state.connectorId, [...others, name as ChainNamespace])
  }
  await Promise.all([...byConnector].map(([id, names]) => restoreWallet(machine, id, names)))
}

/** Ends restored connections when another wallet claims to be the one that the visitor had chosen. */
export function watchClaims(machine: ConnectionMachine): void {
  const { stores, lifetime } = machine.context
  const stop = stores.connectors.subscribe(() => {
    const doubtful = [...machine.restored].filter(([, storedId]) => isClaimedTwice(machine, storedId))
    if (doubtful.length > 0)
      leave(
        machine,
        doubtful.map(([name]) => name),
      )
  })
  lifetime.addEventListener('abort', stop)
}

function isClaimedTwice({ context }: ConnectionMachine, storedId: string): boolean {
  return findStoredConnectors(context.stores.connectors.getState().connectors, storedId).length > 1
}
