import { build } from 'vite'
import { bundlePackages } from '../../scripts/bundle/bundlePackages.ts'
import { type HostName, hostDist, hostRoot } from './hosts.ts'

/** Builds a host app for production, into its own `dist`, with the packages as they are published. */
export async function buildHost(name: HostName): Promise<void> {
  if (name !== 'bare') await bundlePackages()
  await build({
    root: hostRoot(name),
    logLevel: 'error',
    build: { outDir: hostDist(name), emptyOutDir: true },
  })
}
