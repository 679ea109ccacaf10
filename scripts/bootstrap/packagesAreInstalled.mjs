import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Whether `node_modules` matches `package-lock.json`, according to npm's own record of the installation. npm writes
 * that record last, so an interrupted installation does not match.
 *
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
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
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined} by folder; undefined when the file is missing or invalid
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
