import type { SignInServer } from '@wallet-kit/server'
import { Hono } from 'hono'

/** Sign-in below `/api/auth`, and endpoints of yours for signed-in visitors. */
export function createApp(signIn: SignInServer): Hono {
  const app = new Hono()
  app.get('/', (context) => context.text('Sign-in is below /api/auth.'))
  app.all('/api/auth/*', (context) => signIn.handle(context.req.raw))
  app.get('/api/visitor', async (context) => {
    const session = await signIn.getSession(context.req.raw)
    if (!session) return context.json({ error: 'Sign in first.' }, 401)
    return context.json({ account: session.address, signedInUntil: session.expires })
  })
  return app
}
