import { createNonceRoute } from '@wallet-kit/clients/auth-session/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { authService } from './authService.ts'
import type { AuthServer } from './createAuth.ts'

export const authBasePath = '/api/auth'

/** Mounts the auth server: our own nonces, and Auth.js for everything else. */
export function mountAuth(auth: AuthServer): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  createNonceRoute(routes, () => {
    const { nonce, expiresAt } = auth.nonces.create(new Date())
    const headers = { 'Cache-Control': 'private, no-cache, no-store' }
    return { status: 200, body: { nonce, expiresAt: expiresAt.toISOString() }, headers }
  })
  routes.all('*', (context) => auth.handle(context.req.raw))
  return { service: authService, basePath: authBasePath, routes, isOpen: false }
}
