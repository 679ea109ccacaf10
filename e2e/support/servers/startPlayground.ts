import { type Plugin, preview } from 'vite'
import { playgroundBuild, playgroundRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'
import type { ServeParameters } from './workerServers.ts'

/** Preview compresses each response anew: 0.04 s of processor time per visit, for a page on the same machine. */
const withoutCompression: Plugin = {
  name: 'without-compression',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
}

/** Serves the built playground on `port`, with its proxy to `sandboxOrigin`. */
export async function startPlayground({ sandboxOrigin, port }: ServeParameters): Promise<RunningServer> {
  process.env.SANDBOX_ORIGIN = sandboxOrigin
  const server = await preview({
    root: playgroundRoot,
    // Tests break connections to the sandbox on purpose, so proxy errors are not logged.
    logLevel: 'silent',
    plugins: [withoutCompression],
    build: { outDir: playgroundBuild },
    preview: { port, strictPort: true },
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
