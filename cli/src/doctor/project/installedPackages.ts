import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package as a folder of the project sees it. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** Real path of its folder: two paths are two copies. */
  readonly folder: string
  readonly peers: Readonly<Record<string, string>>
  readonly optionalPeers: ReadonlySet<string>
  readonly dependencies: Readonly<Record<string, string>>
  readonly engines: string | undefined
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>
  readonly engines?: { readonly node?: string }
}

/** Finds a package as Node's resolution does, from a folder upwards. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(manifest)) return readPackage(name, manifest)
    if (dirname(folder) === folder) return undefined
  }
}

function readPackage(name: string, manifest: string): InstalledPackage {
  const {
    version = '0.0.0',
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
    engines,
  } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const optional = Object.entries(peerDependenciesMeta).filter(([, meta]) => meta.optional === true)
  return {
    name,
    version,
    folder: dirname(realpathSync(manifest)),
    peers: peerDependencies,
    optionalPeers: new Set(optional.map(([peer]) => peer)),
    dependencies,
    engines: engines?.node,
  }
}

/** The kit's packages that a project has, and those that they bring along. */
export function findKit(folder: string): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (name: string, from: string) => {
    const present = findPackage(name, from)
    if (!present || found.has(present.folder)) return
    found.set(present.folder, present)
    for (const dependency of Object.keys(present.dependencies).filter(isOfKit))
      visit(dependency, present.folder)
  }
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { readonly dependencies?: Record<string, string>; readonly devDependencies?: Record<string, string> }
  for (const name of Object.keys({ ...dependencies, ...devDependencies }).filter(isOfKit)) visit(name, folder)
  return [...found.values()]
}

const isOfKit = (name: string) => name.startsWith('@wallet-kit/')
