import { createAuthSessionRoutes, createNonceRoute } from '@wallet-kit/clients/auth-session/routes'
import { Hono } from 'hono'
import type { SignInCore } from '../createSignInCore.ts'
import { SignInServerError } from '../errors/SignInServerError.ts'
import { safeRedirect } from '../requests/safeRedirect.ts'
import { createAuthHandlers } from './createAuthHandlers.ts'
import { ofOwnOrigins, type SignInEnvironment, withinRateLimit, withoutCache } from './ofOwnOrigins.ts'

/** A signed message with its form fields is below 20 kB. */
export const bodyLimits = { maxBytes: 64 * 1024, timeoutMs: 10_000 }

/** The routes of the auth session contract. */
export function createSignInRoutes(core: SignInCore): Hono<SignInEnvironment> {
  const app = createGuardedApp(core)
  const { basePath, signInPage } = core.options
  createAuthSessionRoutes(app.basePath(basePath), createAuthHandlers(core), {
    maxBodyBytes: bodyLimits.maxBytes,
    bodyTimeoutMs: bodyLimits.timeoutMs,
  })
  for (const page of ['signin', 'error', 'signout']) {
    app.get(`${basePath}/${page}`, (context) => {
      const target = new URL(signInPage, context.get('origin'))
      for (const name of ['error', 'code']) {
        const value = context.req.query(name)
        if (value !== undefined) target.searchParams.set(name, value)
      }
      const callbackUrl = context.req.query('callbackUrl')
      if (callbackUrl !== undefined)
        target.searchParams.set('callbackUrl', safeRedirect(callbackUrl, context.get('origin')))
      return context.redirect(target.href)
    })
  }
  return app
}

/** An app that refuses foreign origins, limits attempts and reports failures; its routes are added by the caller. */
export function createGuardedApp(core: SignInCore): Hono<SignInEnvironment> {
  const { basePath, onError } = core.options
  const app = new Hono<SignInEnvironment>()
  app.onError((error, context) => {
    onError(error)
    const isDown = error instanceof SignInServerError && error.code === 'SERVER_STORE_UNAVAILABLE'
    return isDown ? context.text('Service unavailable', 503) : context.text('Internal server error', 500)
  })
  app.use(withoutCache, ofOwnOrigins(core))
  app.on('POST', [`${basePath}/nonce`, `${basePath}/callback/*`], withinRateLimit(core))
  return app
}

/** Adds the nonce, which Auth.js does not have. */
export function addNonceRoute(app: Hono<SignInEnvironment>, core: SignInCore): void {
  createNonceRoute(app.basePath(core.options.basePath), createAuthHandlers(core).createNonce)
}
