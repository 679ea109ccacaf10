import { build } from 'vite'
import { type HostName, hostDist, hostRoot } from './hosts.ts'

/** Builds a host app for production, into its own `dist`. */
export async function buildHost(name: HostName): Promise<void> {
  await build({
    root: hostRoot(name),
    logLevel: 'error',
    build: { outDir: hostDist(name), emptyOutDir: true },
  })
}
