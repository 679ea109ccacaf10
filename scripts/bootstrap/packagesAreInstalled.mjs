import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Whether `node_modules` holds what `package-lock.json` asks for, by npm's own record of what it put there. npm writes
 * that record last, so an interrupted installation does not pass.
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
      // Optional packages of other platforms are left out by npm.
      if (!found) return locked.optional === true
      return found.version === locked.version && found.integrity === locked.integrity
    })
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined} by folder; undefined when there is no such file or it is broken
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
