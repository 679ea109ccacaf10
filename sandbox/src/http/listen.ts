import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { SandboxError } from '../SandboxError.ts'

/** Handles a request; also receives Node's own objects. */
export type RequestHandler = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Handles a WebSocket handshake. Returns false when no service is at that path. */
export type AcceptUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

export interface ListeningServer {
  readonly origin: string
  /** Sets the request handler. Earlier requests wait for it. */
  handleRequests(handler: RequestHandler): void
  /** Sets the handler of WebSocket handshakes. Until then, and where it returns false, they get a 404. */
  acceptUpgrades(accept: AcceptUpgrade): void
  /** Closes every connection; resolves when the port is free again. */
  close(): Promise<void>
}

const host = '127.0.0.1'

/**
 * Listens on a port of 127.0.0.1 only.
 *
 * @param port 0 chooses a free one.
 * @throws SandboxError `PORT_TAKEN`, `PORT_NOT_ALLOWED`
 */
export async function listen(port: number): Promise<ListeningServer> {
  let handleRequests: ListeningServer['handleRequests'] = () => {}
  const handler = new Promise<RequestHandler>((resolve) => {
    handleRequests = resolve
  })
  const server = createAdaptorServer({
    // Plain HTTP: these are Node's own request and response.
    fetch: async (request, bindings) => (await handler)(request, bindings as HttpBindings),
    hostname: host,
    // The sandbox may run inside a test process, whose globals must not be changed.
    overrideGlobalObjects: false,
  }) as Server
  let acceptUpgrade: AcceptUpgrade = () => false
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    if (!acceptUpgrade(request, socket, head))
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw explain(cause, port)
  }
  const { port: actualPort } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${actualPort}`,
    handleRequests,
    acceptUpgrades(accept) {
      acceptUpgrade = accept
    },
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      // Node does not track connections after their upgrade to WebSockets.
      for (const socket of upgraded) socket.destroy()
      await closed
    },
  }
}

function explain(cause: unknown, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return new SandboxError(`Port ${port} is in use by another program.`, {
      code: 'PORT_TAKEN',
      remedy: `Stop that program, or choose another port: --port ${port + 1} (0 chooses a free one).`,
      cause,
    })
  }
  if (code === 'EACCES') {
    return new SandboxError(`No permission to listen on port ${port}.`, {
      code: 'PORT_NOT_ALLOWED',
      remedy: 'Choose a port above 1023: --port 4610.',
      cause,
    })
  }
  return cause
}
