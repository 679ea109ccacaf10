import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'

/**
 * The script of a command of an installed package, for the current Node: no shell, no lookup on the path,
 * identical on every platform.
 *
 * @param packageName e.g. `vite`
 * @param command default: the package's name
 */
export function nodeTool(packageName: string, command = packageName): string {
  const folder = join(repositoryRoot, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (typeof script !== 'string') throw new TypeError(`${packageName} has no command ${command}`)
  return join(folder, script)
}
