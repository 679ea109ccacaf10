import { delimiter, dirname } from 'node:path'
import { hostNode } from '../packages/hostNode.ts'

/** What npm tells the scripts of this repository about this repository. */
const ofThisRepository =
  /^(npm_package_|npm_lifecycle_|npm_config_(local_prefix|omit_lockfile)|npm_command$|INIT_CWD$|NODE_ENV$)/

/**
 * Environment of somebody who works outside of this repository, on the machine's own Node where there is one.
 *
 * @param more laid over it
 */
export function hostEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ofThisRepository.test(name))
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const path = [dirname(hostNode() ?? process.execPath), ...folders].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path, ...more }
}
