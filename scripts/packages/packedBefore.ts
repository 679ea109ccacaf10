import { globSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import type { PackedPackage } from './packAll.ts'
import { publishedPackages } from './publishedPackages.ts'

/**
 * Packages as `npm run pack:all` packed them last.
 *
 * @throws {StepFailure} when it did not run
 */
export function packedBefore(): readonly PackedPackage[] {
  const target = join(repositoryRoot, '.cache', 'packages')
  return publishedPackages(repositoryRoot).map(({ folder, manifest }) => {
    const tarballs = join(target, 'tarballs', folder)
    const [file] = globSync('*.tgz', { cwd: tarballs })
    if (!file)
      throw new StepFailure(`${manifest.name} is not packed.`, { remedy: 'Run `npm run pack:all` first.' })
    const unpacked = join(target, 'node_modules', manifest.name)
    return { folder, manifest, tarball: join(tarballs, file), unpacked }
  })
}
