import { preview } from 'vite'
import { playgroundBuild, playgroundRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'

/** Serves the built playground on `port`, with its proxy to `sandboxOrigin`. */
export async function startPlayground(sandboxOrigin: string, port: number): Promise<RunningServer> {
  process.env.SANDBOX_ORIGIN = sandboxOrigin
  const server = await preview({
    root: playgroundRoot,
    // Tests break connections to the sandbox on purpose, so proxy errors are not logged.
    logLevel: 'silent',
    build: { outDir: playgroundBuild },
    preview: { port, strictPort: true },
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
