import { posix } from 'node:path'

/**
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved] of a link: the folder of the workspace
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string | readonly string[]} [os]
 * @property {string | readonly string[]} [cpu]
 * @property {string | readonly string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages by folder, as in `packages` of a lock file */

/**
 * The part of a lock file that some workspaces need to run: no development dependencies, and of the packages for a
 * platform all platforms.
 *
 * @param {LockedPackages} packages
 * @param {readonly string[]} roots folders of workspaces, or names of packages in the root's `node_modules`
 * @returns {LockedPackages}
 */
export function lockedPackages(packages, roots) {
  /** @type {LockedPackages} */
  const needed = {}
  const links = Object.keys(packages).filter((path) => packages[path]?.link)
  const waiting = roots.map(
    (root) => links.find((path) => packages[path]?.resolved === root) ?? `node_modules/${root}`,
  )
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const locked = packages[folder]
    if (!locked || needed[folder]) continue
    const { devDependencies: _, ...used } = locked
    needed[folder] = used
    if (locked.link && locked.resolved) waiting.push(locked.resolved)
    for (const name of dependencies(locked)) {
      const found = findPackage(packages, folder, name)
      if (found !== undefined) waiting.push(found)
    }
  }
  // In the lock file's own order.
  return Object.fromEntries(
    Object.keys(packages).flatMap((folder) => (needed[folder] ? [[folder, needed[folder]]] : [])),
  )
}

/** @param {LockedPackage} locked */
function dependencies({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/**
 * Looks a package up as Node does: in the `node_modules` of the folder, then of those above it.
 *
 * @param {LockedPackages} packages
 * @param {string} folder
 * @param {string} name
 */
function findPackage(packages, folder, name) {
  for (let at = folder; ; at = posix.dirname(at)) {
    const path = at === '.' ? `node_modules/${name}` : posix.join(at, 'node_modules', name)
    if (packages[path]) return path
    if (at === '.') return undefined
  }
}
