import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const extensions = ['tsx', 'jsx', 'ts', 'js', 'mts', 'mjs', 'cts', 'cjs']

/** The first file that exists, by its path without an extension. */
export function findFile(...paths: readonly string[]): string | undefined {
  return paths
    .flatMap((path) => extensions.map((extension) => `${path}.${extension}`))
    .find((path) => existsSync(path))
}

/** The first folder that exists. */
export function findFolder(folder: string, ...names: readonly string[]): string | undefined {
  return names
    .map((name) => join(folder, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory())
}
