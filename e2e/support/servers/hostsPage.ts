import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { bundlePackages } from '../../../scripts/bundle/bundlePackages.ts'
import { repositoryRoot } from './playgroundPaths.ts'
import type { ServedPage } from './workerServers.ts'

const root = fileURLToPath(new URL('../../apps', import.meta.url))
const configFile = `${root}/vite.config.ts`

export interface HostsPageParameters {
  /** Number of the worker, which has a build of its own. */
  readonly worker: number
  /** Whether they have the packages as they are published, not their sources. */
  readonly isPublished: boolean
}

/** The host apps, built for production; the sandbox is under `/sandbox`. */
export function hostsPage({ worker, isPublished }: HostsPageParameters): ServedPage {
  const mode = isPublished ? 'published' : 'production'
  const outDir = join(repositoryRoot, '.cache/e2e', `hosts-${mode}-${worker}`)
  return {
    name: `hosts, ${mode}`,
    async build() {
      if (isPublished) await bundlePackages()
      await build({ configFile, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } })
      return async ({ sandboxOrigin, port }) => {
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
    },
  }
}
