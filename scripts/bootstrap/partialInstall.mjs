import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {import('./lockedPackages.mjs').LockedPackages} LockedPackages */

/**
 * Prepares a folder in which `npm ci` installs a part of the repository's packages. npm's own filters (`--workspace`,
 * `--omit`) would also install the optional peers among our development tools, TypeScript for one.
 *
 * @param {string} root
 * @param {LockedPackages} packages the part, see `lockedPackages`
 * @returns {{ folder: string, moveIntoPlace: () => void }} `folder` for `npm ci`; `moveIntoPlace` replaces the
 *   repository's installed packages by those of the folder
 */
export function partialInstall(root, packages) {
  const folder = join(root, '.cache', 'install')
  rmSync(folder, { recursive: true, force: true })
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  const { name, version, optionalDependencies, overrides } = readJson(join(root, 'package.json'))
  const manifest = {
    name,
    version,
    private: true,
    workspaces,
    optionalDependencies: Object.fromEntries(
      Object.entries(optionalDependencies ?? {}).filter(([tool]) => packages[`node_modules/${tool}`]),
    ),
    overrides,
  }
  writeJson(join(folder, 'package.json'), manifest)
  for (const workspace of workspaces) {
    const { devDependencies: _, ...used } = readJson(join(root, workspace, 'package.json'))
    writeJson(join(folder, workspace, 'package.json'), used)
  }
  const { overrides: _, ...lockedRoot } = manifest
  writeJson(join(folder, 'package-lock.json'), {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': lockedRoot, ...packages },
  })
  writeFileSync(join(folder, '.npmrc'), readFileSync(join(root, '.npmrc')))

  const moveIntoPlace = () => {
    for (const place of ['', ...workspaces]) {
      const installed = join(folder, place, 'node_modules')
      const target = join(root, place, 'node_modules')
      rmSync(target, { recursive: true, force: true })
      if (existsSync(installed)) renameSync(installed, target)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, moveIntoPlace }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * @param {string} path
 * @param {object} value
 */
function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
