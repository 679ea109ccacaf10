import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { RunningServer } from './RunningServer.ts'

const root = fileURLToPath(new URL('../apps', import.meta.url))

/**
 * Builds the host apps for production and serves them on `port`, the sandbox under `/sandbox`.
 *
 * @param outDir of this worker alone
 */
export async function serveHosts(
  sandboxOrigin: string,
  port: number,
  outDir: string,
): Promise<RunningServer> {
  const configFile = `${root}/vite.config.ts`
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const toSandbox = {
    target: sandboxOrigin,
    ws: true,
    rewrite: (path: string) => path.replace(/^\/sandbox/, ''),
  }
  const server = await preview({
    configFile,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true, proxy: { '/sandbox': toSandbox } },
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
