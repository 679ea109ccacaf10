import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createApi } from './createApi.ts'

// `npm start`: serves the build in dist/ and the endpoints below /api.

const api = createApi(process.env)
const pages = new Hono().use(serveStatic({ root: 'dist' })).get('*', serveStatic({ path: 'dist/index.html' }))
const answerPage = getRequestListener(pages.fetch)
const port = Number(process.env.PORT ?? 3000)

// A client that is slower than this is cut off.
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
const server = createServer(limits, (request, response) => {
  api.handle(request, response, () => void answerPage(request, response))
})
server.listen(port, () => console.log(`http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void api.close())
    server.closeAllConnections()
  })
}
