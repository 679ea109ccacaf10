import type { SignInServer } from '@wallet-kit/server'
import { Hono } from 'hono'

/** Endpoints of your app, below `/api`. */
export function createEndpoints(signIn: SignInServer): Hono {
  const app = new Hono()
  app.get('/api/visitor', async (context) => {
    const session = await signIn.getSession(context.req.raw)
    if (!session) return context.json({ error: 'Sign in first.' }, 401)
    return context.json({ account: session.address, signedInUntil: session.expires })
  })
  return app
}
