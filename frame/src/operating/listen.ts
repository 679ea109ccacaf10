import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

export interface ListenParameters {
  readonly fetch: Parameters<typeof serve>[0]['fetch']
  /** 0 for any that is free. */
  readonly port: number
  readonly hostname: string
}

export interface Listening {
  readonly port: number
  /** Accepts no more, waits for requests that run, and cuts off those that take longer. */
  close(parameters: { readonly graceMs: number }): Promise<void>
}

const idleMs = 50

/** @throws an error with `code` `EADDRINUSE` or `EACCES` when the port cannot be had */
export async function listen({ fetch, port, hostname }: ListenParameters): Promise<Listening> {
  // It puts its own `Request` into the process, without which Hono's limit of bodies fails.
  const server = serve({ fetch, port, hostname }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close({ graceMs }) {
      const closed = new Promise((resolve) => server.close(resolve))
      // A browser keeps a connection open after its reply; there is no event for the moment in which it becomes idle.
      const idle = setInterval(() => server.closeIdleConnections(), idleMs)
      const late = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(idle)
      clearTimeout(late)
    },
  }
}
