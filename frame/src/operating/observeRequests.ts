import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { FrameObserver } from './FrameObserver.ts'

/** Reports each request, by the pattern of its path: a path itself may hold secrets. The reply has the request's id. */
export function observeRequests(observer: FrameObserver | undefined): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomBytes(9).toString('base64url')
    const began = performance.now()
    await next()
    context.header('X-Request-Id', requestId)
    const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
    observer?.request?.({
      requestId,
      // The method is a visitor's text unless a route has it.
      operation: route ? `${route.method} ${route.path}` : 'unknown',
      status: context.res.status,
      ms: Math.round(performance.now() - began),
    })
  }
}
