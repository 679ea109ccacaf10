import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./lockedPackages.mjs').LockedPackages} LockedPackages */

/**
 * Counts the packages that an installation has unpacked so far.
 *
 * @param {string} folder in which npm installs
 * @param {LockedPackages} packages those that it will unpack on this machine
 * @returns {() => string} e.g. `212 of 345`
 */
export function countInstalled(folder, packages) {
  const waiting = new Set(
    Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path]) => path),
  )
  const all = waiting.size
  return () => {
    // npm makes the folders first, and fills them as the packages arrive.
    for (const path of waiting) if (existsSync(join(folder, path, 'package.json'))) waiting.delete(path)
    return `${all - waiting.size} of ${all}`
  }
}
