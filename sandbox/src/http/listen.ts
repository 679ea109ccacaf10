import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { SandboxError } from '../SandboxError.ts'

/** Answers a request; gets Node's own objects, too. */
export type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export interface Listening {
  readonly origin: string
  /** Says who answers. Requests that arrive earlier wait for it. */
  answerWith(answer: Answer): void
  /** Ends every connection; resolves when the port is free again. */
  close(): Promise<void>
}

const host = '127.0.0.1'

/**
 * Takes a port of 127.0.0.1, and of nothing else.
 *
 * @param port 0 takes any free one.
 * @throws SandboxError `PORT_TAKEN`, `PORT_NOT_ALLOWED`
 */
export async function listen(port: number): Promise<Listening> {
  let answerWith: Listening['answerWith'] = () => {}
  const answering = new Promise<Answer>((resolve) => {
    answerWith = resolve
  })
  const server = createAdaptorServer({
    // Plain HTTP: these are Node's own request and response.
    fetch: async (request, bindings) => (await answering)(request, bindings as HttpBindings),
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
    answerWith,
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
