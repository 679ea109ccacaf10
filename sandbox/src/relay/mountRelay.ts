import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { breakHandshake } from './breakHandshake.ts'
import { type CreateRelayParameters, createRelay } from './createRelay.ts'
import { createRelayConnection } from './RelayConnection.ts'
import { readRelayClientId } from './readRelayClientId.ts'
import { connectOperation, relayService } from './relayService.ts'

export interface MountedRelay extends ServiceMount {
  /** Empties the mailbox and terminates every connection, so that clients subscribe again. */
  reset(): void
  stop(): void
}

const basePath = '/relay'
/** Close code "Unauthorized" of the IANA WebSocket registry. */
const unauthorized = 3_000
const longestFrameBytes = 1_048_576

/** Mounts the pairing relay, a WebSocket at `/relay` with WalletConnect's relay protocol (`irn`). */
export function mountRelay(parameters: CreateRelayParameters): MountedRelay {
  const { faults, requestLog, log } = parameters
  const relay = createRelay(parameters)
  const server = new WebSocketServer({ noServer: true, maxPayload: longestFrameBytes })

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const query = new URL(request.url ?? '', 'ws://relay').searchParams
    const projectId = query.get('projectId')
    const origin = request.headers.origin ?? null
    const fault = faults.take(relayService.id, [connectOperation])
    const noteReply = requestLog.add({
      service: relayService.id,
      operations: [connectOperation],
      method: 'GET',
      path: basePath,
      query: projectId === null ? {} : { projectId },
      body: '',
      origin,
      fault: fault?.mode ?? null,
    })
    const outcome = fault ? await breakHandshake(fault, socket) : 'goOn'
    if (outcome !== 'goOn') {
      if (outcome !== 'broken') noteReply(outcome)
      return
    }
    const clientId = await readRelayClientId(query.get('auth'))
    if (socket.destroyed) return
    server.handleUpgrade(request, socket, head, (webSocket) => {
      noteReply(101)
      webSocket.on('error', (error) => log(`relay: ${error.message}`))
      // Browsers hide the status of a refused handshake, so the relay accepts it and closes with a reason.
      if (clientId === undefined) return webSocket.close(unauthorized, 'Unauthorized: invalid auth')
      if (!projectId) return webSocket.close(unauthorized, 'Unauthorized: projectId is missing')
      const connection = createRelayConnection({
        socket: webSocket,
        clientId,
        origin,
        mailbox: relay.mailbox,
        onCall: (from, call) => void relay.handle(from, call).catch((error) => log(`relay: ${error}`)),
      })
      relay.add(connection)
      webSocket.once('close', () => relay.remove(connection))
    })
  }

  const routes = new Hono<SandboxEnvironment>()
  routes.all('/', (context) =>
    context.text('The relay accepts WebSocket connections only', 426, { Upgrade: 'websocket' }),
  )
  return {
    service: relayService,
    basePath,
    routes,
    isOpen: true,
    upgrade(request, socket, head) {
      // Until the upgrade, nothing else handles errors of the socket.
      socket.on('error', () => socket.destroy())
      connect(request, socket, head).catch((error) => {
        log(`relay: ${error}`)
        socket.destroy()
      })
    },
    reset: relay.reset,
    stop() {
      relay.stop()
      server.close()
    },
  }
}
