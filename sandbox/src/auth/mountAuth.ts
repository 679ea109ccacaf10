import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { authService } from './authService.ts'
import type { AuthServer } from './createAuth.ts'

export const authBasePath = '/api/auth'

/** Mounts the auth server. */
export function mountAuth(auth: AuthServer): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.all('*', (context) => auth.handle(context.req.raw))
  return { service: authService, basePath: authBasePath, routes, isOpen: false }
}
