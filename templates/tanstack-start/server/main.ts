import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

// `npm start`: serves the build in dist/.

const { default: pages } = await import(new URL('../dist/server/server.js', import.meta.url).href)
const { HOST, PORT = '3000' } = process.env
const app = new Hono()
  .use(serveStatic({ root: 'dist/client' }))
  .all('*', (context) => pages.fetch(context.req.raw))
const server = serve({
  fetch: app.fetch,
  ...(HOST ? { hostname: HOST } : {}),
  port: Number(PORT),
  // A client that is slower than this is cut off.
  serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
})
console.log(`http://localhost:${PORT}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
