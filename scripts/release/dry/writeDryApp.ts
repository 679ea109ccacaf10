import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../../packages/packAll.ts'
import type { PackageManifest } from '../../packages/publishedPackages.ts'

interface Dependencies {
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/**
 * Writes an app that depends on every packed package, by file, and on the libraries that they have as peers, optional
 * ones included, so that each of their entries can be imported.
 */
export function writeDryApp(folder: string, packed: readonly PackedPackage[]): void {
  const addresses = Object.fromEntries(
    packed.map(({ manifest: { name }, tarball }) => [name, `file:${tarball}`]),
  )
  const peers = Object.assign({}, ...packed.map(({ manifest }) => peersOf(manifest)))
  const dependencies = { ...peers, ...addresses }
  const overrides = Object.fromEntries(Object.keys(addresses).map((name) => [name, `$${name}`]))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies, overrides }, null, 2),
  )
}

/** Libraries that a package's users have, in the version that it is developed with. */
function peersOf(manifest: PackageManifest & Dependencies): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifest.peerDependencies ?? {})
      .filter(([name]) => !name.startsWith('@wallet-kit/'))
      .map(([name, range]) => [name, manifest.devDependencies?.[name] ?? range]),
  )
}
