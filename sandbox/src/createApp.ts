import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { controlRoutes } from './control/controlRoutes.ts'
import type { SandboxEnvironment } from './http/SandboxEnvironment.ts'
import { observe } from './requests/observe.ts'
import type { World } from './World.ts'

export interface CreateAppParameters {
  readonly world: World
  /** Aborts when the sandbox stops. */
  readonly stopping: AbortSignal
  readonly log: (line: string) => void
}

/** Mounts every service on one router: CORS, then faults and the request log, then the service itself. */
export function createApp({ world, stopping, log }: CreateAppParameters): Hono<SandboxEnvironment> {
  const { faults, requestLog } = world
  const app = new Hono<SandboxEnvironment>()
  app.route('/__sandbox', controlRoutes(world))
  for (const { service, basePath, routes, isOpen } of world.mounts) {
    // Matches the base path itself, too.
    const everything = `${basePath}/*`
    if (isOpen) app.use(everything, openToAllOrigins)
    app.use(everything, observe({ service, basePath, faults, requestLog, stopping }))
    app.route(basePath, routes)
  }
  app.notFound((context) => context.text('Not found. GET /__sandbox lists the available endpoints.', 404))
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`)
    return context.text('Internal server error', 500)
  })
  return app
}

const openToAllOrigins = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Content-Type', 'Solana-Client', 'X-Sdk-Type', 'X-Sdk-Version'],
  exposeHeaders: ['Retry-After', 'X-Request-Id'],
  maxAge: 600,
})
