import { delimiter, dirname } from 'node:path'
import { hostNode } from '../packages/hostNode.ts'

/** Variables that npm and our programs set for scripts of this repository. */
const ofThisRepository =
  /^(npm_package_|npm_lifecycle_|npm_config_(local_prefix|omit_lockfile)|npm_command$|INIT_CWD$|NODE_ENV$|NODE_COMPILE_CACHE$)/

/**
 * Environment outside of this repository, with the machine's own Node where there is one.
 *
 * @param more merged over it
 */
export function hostEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ofThisRepository.test(name))
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const path = [dirname(hostNode() ?? process.execPath), ...folders].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path, ...more }
}
