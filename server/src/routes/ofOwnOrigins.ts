import { createMiddleware } from 'hono/factory'
import type { SignInCore } from '../createSignInCore.ts'

export interface SignInEnvironment {
  Variables: { readonly origin: string }
}

/** Answers requests that do not belong to an origin of the app with 403. */
export function ofOwnOrigins(core: SignInCore) {
  return createMiddleware<SignInEnvironment>(async (context, next) => {
    const origin = core.originOf(context.req.raw.headers)
    if (origin === undefined) {
      const sent = context.req.header('origin') ?? context.req.header('host')
      return context.text(`"${sent}" is not one of the configured origins`, 403)
    }
    context.set('origin', origin)
    return next()
  })
}

/** Answers with 429 when an address sends too many attempts. */
export function withinRateLimit(core: SignInCore) {
  return createMiddleware<SignInEnvironment>(async (context, next) => {
    const seconds = await core.countAttempt(context.req.raw)
    if (seconds === undefined) return next()
    return context.text('Too many requests', 429, { 'Retry-After': String(seconds) })
  })
}

/** Keeps replies out of caches. */
export const withoutCache = createMiddleware(async (context, next) => {
  await next()
  context.res.headers.set('Cache-Control', 'private, no-cache, no-store')
  context.res.headers.set('Expires', '0')
  context.res.headers.set('Pragma', 'no-cache')
})
