import type { WebSocket } from 'ws'
import { isJsonRpcCall, type JsonRpcCall, type JsonRpcId, type JsonRpcReply } from '../rpc/JsonRpc.ts'
import type { Mailbox, RelayMessage } from './createMailbox.ts'
import { subscriptionIdOf, toWire } from './relayMethods.ts'
import { deliveryMethod } from './relayService.ts'

/** A client's socket. */
export interface RelayConnection {
  readonly clientId: string
  /** Origin of the page, if the client is one. */
  readonly origin: string | null
  /** The socket's subscriptions. Clients subscribe again after each reconnect. */
  readonly topics: Set<string>
  isOpen(): boolean
  reply(reply: JsonRpcReply): void
  sendText(text: string): void
  /** Delivers a message once. Until it is acknowledged, the mailbox keeps it for the client's next socket. */
  deliver(message: RelayMessage): void
  wasSent(message: RelayMessage): boolean
  ping(): void
  /** Terminates the connection without a closing handshake, as a network failure does. */
  cut(): void
}

export interface CreateRelayConnectionParameters {
  readonly socket: WebSocket
  readonly clientId: string
  readonly origin: string | null
  readonly mailbox: Mailbox
  readonly onCall: (connection: RelayConnection, call: JsonRpcCall) => void
}

const invalidRequest = -32_600

export function createRelayConnection(parameters: CreateRelayConnectionParameters): RelayConnection {
  const { socket, clientId, origin, mailbox, onCall } = parameters
  const sent = new Set<RelayMessage>()
  const unacknowledged = new Map<string, RelayMessage>()
  let lastDelivery = 0
  let isAlive = true

  const sendText = (text: string) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const connection: RelayConnection = {
    clientId,
    origin,
    topics: new Set(),
    isOpen: () => socket.readyState === socket.OPEN,
    reply: (reply) => sendText(JSON.stringify(reply)),
    sendText,
    deliver(message) {
      if (sent.has(message)) return
      sent.add(message)
      // Unique for this socket, and as large as the ids of other relays: milliseconds and three digits.
      lastDelivery = Math.max(lastDelivery + 1, Date.now() * 1_000)
      unacknowledged.set(String(lastDelivery), message)
      const params = { id: subscriptionIdOf(message.topic, clientId), data: toWire(message) }
      sendText(JSON.stringify({ id: lastDelivery, jsonrpc: '2.0', method: deliveryMethod, params }))
    },
    wasSent: (message) => sent.has(message),
    ping() {
      if (!isAlive) socket.terminate()
      isAlive = false
      if (socket.readyState === socket.OPEN) socket.ping()
    },
    cut: () => socket.terminate(),
  }

  function acknowledge(id: JsonRpcId | undefined): void {
    const message = unacknowledged.get(String(id))
    if (!message) return
    unacknowledged.delete(String(id))
    mailbox.acknowledge(message, clientId)
  }

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data) => {
    const frame = parse(String(data))
    if (isJsonRpcCall(frame)) onCall(connection, frame)
    else if (isAcknowledgement(frame)) acknowledge(frame.id)
    else {
      const error = { code: invalidRequest, message: 'Not a JSON-RPC 2.0 request' }
      connection.reply({ jsonrpc: '2.0', id: null, error })
    }
  })
  return connection
}

function isAcknowledgement(frame: unknown): frame is { readonly id: JsonRpcId; readonly result: unknown } {
  return typeof frame === 'object' && frame !== null && 'id' in frame && 'result' in frame
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
