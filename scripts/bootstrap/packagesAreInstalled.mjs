import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./lockedPackages.mjs').LockedPackages} LockedPackages */

/**
 * Whether `node_modules` holds these packages, according to npm's own record of the installation. npm writes that
 * record last, so an interrupted installation does not match.
 *
 * @param {string} root
 * @param {LockedPackages} wanted of the lock file
 */
export function packagesAreInstalled(root, wanted) {
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!present) return false
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, locked]) => {
      const found = present[path]
      // npm omits optional packages of other platforms.
      if (!found) return locked.optional === true
      return found.version === locked.version && found.integrity === locked.integrity
    })
}

/**
 * @param {string} path of a lock file
 * @returns {LockedPackages | undefined} undefined when the file is missing or invalid
 */
export function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
