import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createEndpoints } from './endpoints.ts'

export interface Api {
  /** Answers requests below `/api`, and passes others on to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** The endpoints of the app. */
export function createApi(_environment: Readonly<Record<string, string | undefined>>): Api {
  const answer = getRequestListener(createEndpoints().fetch)
  return {
    handle(request, response, next) {
      if (request.url?.startsWith('/api/')) void answer(request, response)
      else next()
    },
    close: async () => {},
  }
}
