import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { toNodeHandler } from '@wallet-kit/server/node'
import { createSignIn, type Environment } from './createSignIn.ts'
import { createEndpoints } from './endpoints.ts'

export interface Api {
  /** Answers requests below `/api`, and passes others on to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** Sign-in under `/api/auth`, and the endpoints of the app. */
export function createApi(environment: Environment): Api {
  const { VITE_SERVICES, VITE_SANDBOX_ORIGIN } = environment
  const signIn = createSignIn(environment, VITE_SERVICES === 'sandbox' ? VITE_SANDBOX_ORIGIN : undefined)
  const answerSignIn = toNodeHandler(signIn)
  const answerEndpoint = getRequestListener(createEndpoints(signIn).fetch)
  return {
    handle(request, response, next) {
      answerSignIn(request, response, () => {
        if (request.url?.startsWith('/api/')) void answerEndpoint(request, response)
        else next()
      })
    },
    close: () => signIn.close(),
  }
}
