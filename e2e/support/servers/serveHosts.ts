import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { bundlePackages } from '../../../scripts/bundle/bundlePackages.ts'
import type { RunningServer } from './RunningServer.ts'

const root = fileURLToPath(new URL('../../apps', import.meta.url))

export interface ServeHostsParameters {
  readonly sandboxOrigin: string
  readonly port: number
  /** Of this worker alone. */
  readonly outDir: string
  /** Whether they have the packages as they are published, not their sources. */
  readonly isPublished: boolean
}

/** Builds the host apps for production and serves them on `port`, the sandbox under `/sandbox`. */
export async function serveHosts({
  sandboxOrigin,
  port,
  outDir,
  isPublished,
}: ServeHostsParameters): Promise<RunningServer> {
  const configFile = `${root}/vite.config.ts`
  if (isPublished) await bundlePackages()
  const mode = isPublished ? 'published' : 'production'
  await build({ configFile, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } })
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
