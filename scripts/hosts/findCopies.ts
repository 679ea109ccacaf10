import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'

/** Packages with contexts or types that a host and the kit share. */
const shared = ['react', 'react-dom', '@tanstack/react-query', '@tanstack/query-core', 'viem', '@wagmi/core']
const own = ['@wallet-kit/react', '@wallet-kit/sdk', '@wallet-kit/clients']

/**
 * Packages of which an installed host app and one of ours find different copies.
 *
 * @returns a line for each
 */
export function findCopies(host: string): readonly string[] {
  const ofApp = new Map(shared.map((name) => [name, folderOf(name, host)]))
  return own.flatMap((packageName) => {
    const installed =
      folderOf(packageName, host) ?? folderOf(packageName, folderOf('@wallet-kit/react', host))
    return shared.flatMap((name) => {
      const [app, kit] = [ofApp.get(name), folderOf(name, installed)]
      if (!app || !kit || app === kit) return []
      return [`two copies of ${name}: ${versionOf(app)} of the app, ${versionOf(kit)} of ${packageName}`]
    })
  })
}

/** Folder of a package as code of another folder finds it, as a real path. */
function folderOf(name: string, from: string | undefined): string | undefined {
  if (!from) return undefined
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const found = folders
    .filter((folder) => folder.split(sep).includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')))
  return found && realpathSync(found)
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}
