import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { atLeast } from './atLeast.mjs'
import { StepFailure } from './stepFailure.mjs'

/** The first version that runs TypeScript and has `node:sqlite`. */
const oldestDevelopmentNode = '22.18.0'

/** Whether the running Node could be the development Node. */
export const runsTypeScript = atLeast(process.version, oldestDevelopmentNode)

/** Name of the package that holds a Node for this platform. */
export const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * The Node that everything except the setup runs on: the one installed as a package, so that all machines use
 * the same version; on a platform without such a package, the running one if it is new enough.
 *
 * @param {string} root
 * @returns {string} path of the program
 * @throws {StepFailure}
 */
export function developmentNode(root) {
  const { platform, arch } = process
  const packaged = join(root, 'node_modules', nodePackage, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  // Run, not only located: with another C library the file exists but does not start.
  if (spawnSync(packaged, ['--version']).status === 0) return packaged
  if (runsTypeScript) return process.execPath
  throw new StepFailure(
    `There is no packaged Node for ${platform} ${arch}, and ${process.version} is too old.`,
    {
      remedy: `Install Node ${oldestDevelopmentNode} or newer and run the command again.`,
    },
  )
}
