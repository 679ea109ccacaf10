import { serve } from '@hono/node-server'
import { createApp } from './createApp.ts'
import { createSignIn } from './createSignIn.ts'
import { createStore } from './createStore.ts'

const { HOST = '127.0.0.1', PORT = '8787', STORE = '', SERVICES, SANDBOX_ORIGIN } = process.env
const store = await createStore(STORE)
const signIn = createSignIn(process.env, SERVICES === 'sandbox' ? SANDBOX_ORIGIN : undefined, store)
const server = serve({
  fetch: createApp(signIn).fetch,
  hostname: HOST,
  port: Number(PORT),
  // A client that is slower than this is cut off.
  serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
})
console.log(`http://${HOST}:${PORT}/api/auth`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => signIn.close()))
