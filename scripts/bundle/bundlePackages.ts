import { globSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { onceForInputs } from '../cache/onceForInputs.ts'
import { bundlePackage } from './bundlePackage.ts'
import { bundlePlans } from './bundlePlans.ts'

/** Bundles the packages that hosts load in a browser, unless their bundles are up to date. */
export async function bundlePackages(): Promise<void> {
  const folders = [...bundlePlans.keys()]
  await onceForInputs({
    root: repositoryRoot,
    name: 'bundle',
    inputs: [...folders, 'scripts/bundle', 'package-lock.json'],
    isDone: () =>
      folders.every(
        (folder) => globSync('dist/bundle/**/*.js', { cwd: join(repositoryRoot, folder) }).length > 0,
      ),
    async work() {
      for (const [folder, plan] of bundlePlans) await bundlePackage(repositoryRoot, folder, plan)
    },
  })
}
