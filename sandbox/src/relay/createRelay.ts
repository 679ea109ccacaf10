import type { Faults } from '../faults/createFaults.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import { type JsonRpcCall, type JsonRpcReply, jsonRpcError } from '../rpc/JsonRpc.ts'
import { breakFrame } from './breakFrame.ts'
import { createMailbox, type RelayMessage } from './createMailbox.ts'
import type { RelayConnection } from './RelayConnection.ts'
import { RelayRefusal } from './RelayRefusal.ts'
import { type RelayCaller, relayMethods } from './relayMethods.ts'
import { readParameters } from './relayParameters.ts'
import { deliveryMethod, relayService } from './relayService.ts'
import { summariseFrame } from './summariseFrame.ts'

export interface CreateRelayParameters {
  readonly faults: Faults
  readonly requestLog: RequestLog
  /** Receives internal failures. */
  readonly log: (line: string) => void
}

/** The relay between apps and wallets: who is connected, who is subscribed to what, and the mailbox. */
export interface Relay {
  readonly mailbox: ReturnType<typeof createMailbox>
  add(connection: RelayConnection): void
  remove(connection: RelayConnection): void
  /** Handles a request of a client. */
  handle(connection: RelayConnection, call: JsonRpcCall): Promise<void>
  /** Empties the mailbox and terminates every connection, so that clients subscribe again. */
  reset(): void
  stop(): void
}

/** Clients in Node close a socket that receives no ping for 35 s. */
const pingIntervalMs = 25_000
const methodNotFound = -32_601
const internalError = -32_603

export function createRelay({ faults, requestLog, log }: CreateRelayParameters): Relay {
  const mailbox = createMailbox()
  const connections = new Set<RelayConnection>()

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping()
    mailbox.purge()
  }, pingIntervalMs)
  pinging.unref()
  const stopWatchingFaults = faults.onChange(() => {
    if (isDown(faults)) cutAll()
  })

  function cutAll(): void {
    for (const connection of connections) connection.cut()
  }

  /** Delivers in a later microtask, after the reply to the request that caused it. */
  function deliver(connection: RelayConnection, message: RelayMessage): void {
    queueMicrotask(() => void deliverOrBreak(connection, message).catch((error) => log(`relay: ${error}`)))
  }

  async function deliverOrBreak(connection: RelayConnection, message: RelayMessage): Promise<void> {
    if (connection.wasSent(message)) return
    const fault = isDeliveryFaulty(faults) ? faults.take(relayService.id, [deliveryMethod]) : undefined
    if (fault && (await breakFrame({ fault, connection, id: null })) === 'broken') return
    connection.deliver(message)
  }

  function callerOf(connection: RelayConnection): RelayCaller {
    const { clientId, topics } = connection
    return {
      clientId,
      subscribe(topic) {
        topics.add(topic)
        for (const message of mailbox.pending(topic, clientId)) deliver(connection, message)
      },
      unsubscribe: (topic) => void topics.delete(topic),
      publish(published) {
        const message = mailbox.store(published, clientId)
        if (!message) return
        for (const other of connections) {
          if (other.clientId !== clientId && other.topics.has(message.topic)) deliver(other, message)
        }
      },
      fetch(topic) {
        const messages = mailbox.pending(topic, clientId)
        for (const message of messages) mailbox.acknowledge(message, clientId)
        return messages
      },
    }
  }

  function answer(connection: RelayConnection, { id = null, method, params }: JsonRpcCall): JsonRpcReply {
    const run = Object.hasOwn(relayMethods, method) ? relayMethods[method] : undefined
    if (!run) return jsonRpcError(id, methodNotFound, `The method ${method} does not exist`)
    try {
      return { jsonrpc: '2.0', id, result: run(callerOf(connection), readParameters(params)) }
    } catch (error) {
      if (error instanceof RelayRefusal) return jsonRpcError(id, error.code, error.message)
      log(`relay: ${method}: ${String(error)}`)
      return jsonRpcError(id, internalError, 'Internal error')
    }
  }

  return {
    mailbox,
    add: (connection) => void connections.add(connection),
    remove: (connection) => void connections.delete(connection),
    async handle(connection, call) {
      const { method, params, id = null } = call
      const fault = faults.take(relayService.id, [method])
      const noteReply = requestLog.add({
        service: relayService.id,
        operations: [method],
        method: 'WEBSOCKET',
        path: '/relay',
        query: {},
        body: summariseFrame(params),
        origin: connection.origin,
        fault: fault?.mode ?? null,
      })
      if (fault && (await breakFrame({ fault, connection, id })) === 'broken') return
      // The client may have disconnected during a delay.
      if (!connection.isOpen()) return
      const reply = answer(connection, call)
      connection.reply(reply)
      noteReply(reply.error ? 400 : 200)
    },
    reset() {
      mailbox.clear()
      cutAll()
    },
    stop() {
      clearInterval(pinging)
      stopWatchingFaults()
      cutAll()
    },
  }
}

/** Whether the whole service is down, not only one of its methods. */
function isDown(faults: Faults): boolean {
  return faultsOfRelay(faults).some(({ mode, operation }) => mode === 'down' && operation === undefined)
}

/** Only faults that name deliveries apply: a fault on all operations would otherwise affect a message twice. */
function isDeliveryFaulty(faults: Faults): boolean {
  return faultsOfRelay(faults).some(({ operation }) => operation === deliveryMethod)
}

function faultsOfRelay(faults: Faults) {
  return faults.current()[relayService.id] ?? []
}
