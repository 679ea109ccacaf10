import { createNonceRoute } from '@wallet-kit/clients/auth-session/routes'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { authService } from './authService.ts'
import type { AuthServer } from './createAuth.ts'

export const authBasePath = '/api/auth'

interface AuthEnvironment extends SandboxEnvironment {
  Variables: { readonly origin: string }
}

/** Mounts the auth server: our own nonces, and Auth.js for everything else. */
export function mountAuth(auth: AuthServer): ServiceMount {
  const ofOwnPages = createMiddleware<AuthEnvironment>(async (context, next) => {
    const origin = auth.originOf(context.req.raw)
    if (origin !== undefined) {
      context.set('origin', origin)
      return next()
    }
    const sent = context.req.header('origin') ?? context.req.header('host')
    return context.text(`"${sent}" is not an origin of this server. Configure it: --origin`, 403)
  })
  const routes = new Hono<SandboxEnvironment>()
  routes.use('/nonce', ofOwnPages)
  createNonceRoute(routes, ({ raw, context }) => {
    const { nonce, expiresAt, setCookie } = auth.createNonce(raw, context.get('origin'))
    const headers = { 'Cache-Control': 'private, no-cache, no-store', 'Set-Cookie': setCookie }
    return { status: 200, body: { nonce, expiresAt: expiresAt.toISOString() }, headers }
  })
  routes.all('*', ofOwnPages, (context) => auth.handle(context.req.raw, context.get('origin')))
  return { service: authService, basePath: authBasePath, routes, isOpen: false }
}
