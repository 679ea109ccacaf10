import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageManifest } from './publishedPackages.ts'

/**
 * Every module that a host app can import from an unpacked package, with patterns (`./*`) expanded.
 *
 * @returns specifiers, e.g. `@wallet-kit/sdk/errors`
 */
export function entryPoints(unpacked: string, manifest: PackageManifest): readonly string[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, conditions]) => {
    const file = conditions.default
    if (!file) return []
    if (!entry.includes('*')) return [join(manifest.name, entry)]
    const [before = '', after = ''] = file.split('*')
    return globSync(file.replace('*', '**/*'), { cwd: unpacked })
      .map((path) => `./${path.replaceAll('\\', '/')}`)
      .map((path) => entry.replace('*', path.slice(before.length, path.length - after.length)))
      .map((path) => join(manifest.name, path))
      .sort()
  })
}
