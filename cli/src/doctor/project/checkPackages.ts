import { satisfies } from 'semver'
import type { Finding } from '../Finding.ts'
import { findKit, findPackage, type InstalledPackage } from './installedPackages.ts'

/** Libraries of which a page must have one copy: two have two states, or two contexts of React. */
const single = ['react', 'react-dom', 'viem', '@tanstack/query-core', '@wallet-kit/sdk'] as const

/** Versions, peer ranges and copies of what is installed. */
export function checkPackages(folder: string, nodeVersion: string): readonly Finding[] {
  const kit = findKit(folder)
  if (kit.length === 0) {
    return [
      {
        id: 'packages/none',
        level: 'error',
        text: 'No package of wallet-kit is installed here.',
        remedy: 'Run it in the folder of the app, after its packages are installed.',
      },
    ]
  }
  return [
    ...checkVersions(kit),
    ...checkNode(kit, nodeVersion),
    ...kit.flatMap((each) => checkPeers(each, folder)),
    ...checkCopies(kit, folder),
  ]
}

function checkVersions(kit: readonly InstalledPackage[]): readonly Finding[] {
  const versions = [...new Set(kit.map(({ version }) => version))]
  if (versions.length === 1)
    return [
      { id: 'packages/versions', level: 'ok', text: `wallet-kit ${versions[0]}, ${kit.length} packages` },
    ]
  const list = kit.map(({ name, version }) => `${name} ${version}`).join(', ')
  return [
    {
      id: 'packages/versions',
      level: 'error',
      text: `Packages of wallet-kit have different versions: ${list}.`,
      remedy: 'Set all of them in package.json to the same version, and install again.',
    },
  ]
}

function checkNode(kit: readonly InstalledPackage[], nodeVersion: string): readonly Finding[] {
  return kit
    .filter(({ engines }) => engines !== undefined && !satisfies(nodeVersion, engines))
    .map(({ name, engines }) => ({
      id: 'packages/node',
      level: 'error' as const,
      text: `${name} needs Node ${engines}; this is ${nodeVersion}.`,
      remedy: 'Install a newer Node.',
    }))
}

function checkPeers({ name, peers, optionalPeers, folder }: InstalledPackage, project: string): Finding[] {
  return Object.entries(peers).flatMap(([peer, range]): Finding[] => {
    // A linked package has its own development dependencies beside it; the project's copy is the one that counts.
    const present = findPackage(peer, project) ?? findPackage(peer, folder)
    if (!present) {
      if (optionalPeers.has(peer)) return []
      return [
        {
          id: 'packages/peer',
          level: 'error',
          text: `${name} needs ${peer} ${range}, which is not installed.`,
          remedy: `Install ${peer}@"${range}".`,
        },
      ]
    }
    if (satisfies(present.version, range, { includePrerelease: true })) return []
    return [
      {
        id: 'packages/peer',
        level: 'error',
        text: `${name} works with ${peer} ${range}; ${present.version} is installed.`,
        remedy: `Install ${peer}@"${range}".`,
      },
    ]
  })
}

function checkCopies(kit: readonly InstalledPackage[], folder: string): readonly Finding[] {
  const places = [folder, ...kit.map((each) => each.folder)]
  return single.flatMap((name): Finding[] => {
    const copies = new Map<string, string>()
    for (const place of places) {
      const present = findPackage(name, place)
      if (present) copies.set(present.folder, present.version)
    }
    if (copies.size < 2) return []
    return [
      {
        id: 'packages/copies',
        level: 'error',
        text: `${name} is installed ${copies.size} times: ${[...copies.values()].join(', ')}.`,
        remedy: `Have one version of it: remove ${name} from package.json or set it to the kit's range, then run your package manager's dedupe.`,
      },
    ]
  })
}
