import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly engines?: { readonly node: string }
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly bin?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

export interface PublishedPackage {
  /** Folder in the repository. */
  readonly folder: string
  readonly manifest: PackageManifest
}

/** The published workspaces: all that are not private. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  const { workspaces } = readManifest(root) as unknown as { workspaces: readonly string[] }
  return workspaces
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => !(manifest as { private?: boolean }).private)
}

/** Reads the `package.json` of a folder. */
function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
