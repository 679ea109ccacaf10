import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { SandboxError } from '../SandboxError.ts'

export interface ListenParameters {
  /** 0 takes any free port. */
  readonly port: number
  readonly fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>
}

export interface Listening {
  readonly origin: string
  /** Ends every connection; resolves when the port is free again. */
  close(): Promise<void>
}

const host = '127.0.0.1'

/**
 * Serves on 127.0.0.1 only.
 *
 * @throws SandboxError `PORT_TAKEN`, `PORT_NOT_ALLOWED`
 */
export async function listen({ port, fetch }: ListenParameters): Promise<Listening> {
  const server = createAdaptorServer({
    // Plain HTTP: these are Node's own request and response.
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    hostname: host,
    // The sandbox may run inside somebody's test process, whose globals are not ours to change.
    overrideGlobalObjects: false,
  }) as Server
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw explain(cause, port)
  }
  const { port: actualPort } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${actualPort}`,
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function explain(cause: unknown, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return new SandboxError(`Port ${port} is taken by another program.`, {
      code: 'PORT_TAKEN',
      remedy: `End that program, or choose another port: --port ${port + 1} (0 takes any free one).`,
      cause,
    })
  }
  if (code === 'EACCES') {
    return new SandboxError(`Port ${port} may not be used by this user.`, {
      code: 'PORT_NOT_ALLOWED',
      remedy: 'Choose a port above 1023: --port 4610.',
      cause,
    })
  }
  return cause
}
