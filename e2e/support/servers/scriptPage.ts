import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import type { ServedPage } from './workerServers.ts'

const page = `<!doctype html>
<meta charset="utf-8">
<title>Test app</title>
<link rel="icon" href="data:,">
<body><script src="/app.js"></script>
`

/**
 * A page with one script, bundled from the sources. By a server, not by intercepting requests: Chromium blocks
 * connections to the local machine from pages that were not loaded from it.
 *
 * @param entry file of the script, in `pages/`
 */
export function scriptPage(entry: string): ServedPage {
  return {
    name: entry,
    async build() {
      const script = await bundle(entry)
      return async ({ port }) => {
        const server = createServer((request, response) => {
          const isScript = request.url === '/app.js'
          response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
          response.end(isScript ? script : page)
        })
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
        return {
          origin: `http://127.0.0.1:${port}`,
          async stop() {
            const closed = once(server, 'close')
            server.close()
            server.closeAllConnections()
            await closed
          },
        }
      }
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    // Libraries read it, and Vite leaves it as it is in builds of libraries.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@wallet-kit/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`../pages/${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'testApp',
      },
    },
  })) as Rollup.RollupOutput[]
  const [chunk] = result.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`Vite built no script for ${entry}`)
  return chunk.code
}
