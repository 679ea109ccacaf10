import { connectAborted, walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { toWalletError } from '../../chains/namespaces/walletErrors/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { toLoginData } from '../../foundation/logins/Login.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { ConnectStep } from '../connectors/Connector.ts'
import { findPairing } from '../connectors/pairing/pairingKind.ts'
import type { ConnectAttempt } from './ConnectionState.ts'
import type { AttemptRequest, ConnectedNamespaces } from './Connections.ts'
import { disconnectWallet } from './disconnectWallet.ts'
import { getNextNetwork, getWantedNetworks } from './getWantedNetworks.ts'
import { beginTask, type ConnectionMachine, send, settle } from './machine.ts'
import { planConnect } from './planConnect.ts'
import { readConnected } from './readConnected.ts'

/** Asks a wallet to connect. Takes over from an older attempt. */
export async function startAttempt(
  machine: ConnectionMachine,
  { connector, namespaces, uri, login, restart }: AttemptRequest,
  signal: AbortSignal,
): Promise<ConnectedNamespaces> {
  const { context, effects, pendingTasks } = machine
  const { connection } = context.stores
  const { id: connectorId } = connector
  for (const name of namespaces) machine.restored.delete(name)
  const { asked, replaced } = planConnect(context, connector, namespaces, login !== undefined)
  if (asked.length === 0) return readConnected(context, namespaces)
  // The older attempt ends, whatever its namespaces.
  endAttempt(machine)
  if (replaced.length > 0) replaceWallets(machine, replaced)
  machine.attempts += 1
  const { attempts: number } = machine
  const identity = { number, connectorId, namespaces: asked, ...(login && { login: toLoginData(login) }) }
  const start: ConnectAttempt = { status: 'asking', ...identity, step: { type: 'approve' } }
  const controller = beginTask(machine, asked, { type: 'connect', connectorId }, { attempt: start })
  const cancel = () => controller.abort(createError(connectAborted))
  signal.addEventListener('abort', cancel)
  // A subscriber may have cancelled it already.
  if (!controller.signal.aborted) effects.attemptStarted(connector, login)
  const report = (step: ConnectStep) => {
    if (pendingTasks.stillPending(asked, controller).length === 0) return
    connection.set({ ...connection.getState(), attempt: { ...start, step } })
    effects.attemptStepped(connector, step)
  }
  try {
    // An attempt that is replaced within the same tick asks nothing.
    await raceSignal(Promise.resolve(), controller.signal)
    const networks = getWantedNetworks(context, asked)
    // One message states one account of one family.
    const signIn = networks.length > 1 ? undefined : effects.signInOffer
    const movesTo = getNextNetwork(context, asked)
    const request = { networks, report, uri, login, restart, signIn, movesTo, signal: controller.signal }
    const session = await raceSignal(connector.connect(request), controller.signal)
    controller.signal.throwIfAborted()
    if (!asked.some((name) => session[name]?.addresses.length)) {
      throw createError(walletReplyInvalid, { context: { method: 'connect' } })
    }
    const { attempt } = connection.getState()
    const isPresent = attempt.status !== 'idle' && attempt.number === number
    settle(machine, connector, asked, session, isPresent ? { attempt: { status: 'idle' } } : {})
    return readConnected(context, namespaces)
  } catch (error) {
    const failure = toWalletError(error, 'connect')
    // Part of a wallet may have answered where the whole of it has failed.
    controller.abort(failure)
    const ended = pendingTasks.stillPending(asked, controller)
    if (ended.length > 0) {
      pendingTasks.finish(ended)
      const isCancelled = isWalletKitError(failure, 'CONNECT_ABORTED')
      send(machine, ended, isCancelled ? { type: 'disconnect' } : { type: 'failed', error: failure }, {
        attempt: isCancelled ? { status: 'idle' } : { status: 'failed', ...identity, error: failure },
      })
      if (isCancelled) effects.attemptCancelled()
    }
    throw failure
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Ends the attempt that has not been answered, or dismisses the one that has failed. A connection stays. */
export function cancelAttempt(machine: ConnectionMachine): void {
  if (machine.context.stores.connection.getState().attempt.status === 'idle') return
  endAttempt(machine)
  machine.effects.attemptCancelled()
}

/** Ends the attempt without a word to the storeys above. */
function endAttempt(machine: ConnectionMachine): void {
  const { attempt } = machine.context.stores.connection.getState()
  if (attempt.status === 'idle') return
  const open = getOpenNamespaces(machine, attempt)
  machine.pendingTasks.end(open, createError(connectAborted))
  send(machine, open, { type: 'disconnect' }, { attempt: { status: 'idle' } })
}

/** Namespaces of an attempt that wait or have failed. After a failure, another tab may have connected one. */
export function getOpenNamespaces(
  { context }: ConnectionMachine,
  attempt: Exclude<ConnectAttempt, { status: 'idle' }>,
): readonly ChainNamespace[] {
  return attempt.namespaces.filter((namespace) => {
    const { status } = context.getConnection(namespace)
    return status === 'connecting' || status === 'disconnected'
  })
}

/** Makes room for a wallet. Ends sessions that nothing uses any more in the other wallets as well. */
function replaceWallets(machine: ConnectionMachine, namespaces: readonly ChainNamespace[]): void {
  const { context, effects, pendingTasks } = machine
  const former = new Set(namespaces.flatMap((name) => context.getConnector(name) ?? []))
  pendingTasks.end(namespaces, createError(connectAborted))
  send(machine, namespaces, { type: 'disconnect' }, { isReplacing: true })
  const remaining = Object.keys(context.stores.connection.getState().namespaces) as ChainNamespace[]
  for (const wallet of former) {
    const isUsed = remaining.some((name) => context.getConnector(name)?.id === wallet.id)
    if (!wallet.sharesSession || isUsed) continue
    void disconnectWallet(wallet, namespaces, effects)
  }
}

/** Creates the pairing code ahead: see the action `preparePairing`. */
export async function preparePairingCode({ context, effects }: ConnectionMachine): Promise<void> {
  const pairing = findPairing(context.stores.connectors.getState().connectors)
  await pairing?.prepare({
    networks: getWantedNetworks(context, pairing.namespaces),
    signIn: effects.signInOffer,
  })
}
