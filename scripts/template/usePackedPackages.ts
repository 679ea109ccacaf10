import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../packages/packAll.ts'

/**
 * Replaces an app's dependencies by packed files instead of the registry: direct ones by file, transitive ones
 * by override. Nothing else in the app changes.
 */
export function usePackedPackages(app: string, packed: readonly PackedPackage[]): void {
  const path = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const addresses = Object.fromEntries(
    packed.map(({ manifest: { name }, tarball }) => [name, `file:${tarball}`]),
  )
  const overrides: Record<string, string> = {}
  for (const [name, address] of Object.entries(addresses)) {
    const group = [manifest.dependencies, manifest.devDependencies].find((entries) => entries?.[name])
    if (group) group[name] = address
    // npm requires that an override of a direct dependency refers to it.
    overrides[name] = group ? `$${name}` : address
  }
  writeFileSync(path, `${JSON.stringify({ ...manifest, overrides }, null, 2)}\n`)
}
