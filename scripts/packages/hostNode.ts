import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The machine's own Node, as host apps use it; undefined when only the development Node is installed.
 */
export function hostNode(path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((file) => existsSync(file) && spawnSync(file, ['--version']).status === 0)
}
