import { preview } from 'vite'
import { playgroundBuild, playgroundRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'

/** Serves the built playground on a free port, with its proxy to `sandboxOrigin`. */
export async function startPlayground(sandboxOrigin: string): Promise<RunningServer> {
  process.env.SANDBOX_ORIGIN = sandboxOrigin
  const server = await preview({
    root: playgroundRoot,
    // Tests break connections to the sandbox on purpose, so proxy errors are not logged.
    logLevel: 'silent',
    build: { outDir: playgroundBuild },
    preview: { port: 0, strictPort: false },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('vite preview has no port')
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
