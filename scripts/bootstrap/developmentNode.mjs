import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { atLeast } from './atLeast.mjs'
import { StepFailure } from './stepFailure.mjs'

/** From here on Node runs TypeScript by itself and has `node:sqlite`. */
const oldestDevelopmentNode = '22.18.0'

/**
 * The Node that everything but the set-up runs on: the one that was installed as a package, so that all machines use
 * the same; where its platform has no such package, the running one if it is new enough.
 *
 * @param {string} root
 * @returns {string} path of the program
 * @throws {StepFailure}
 */
export function developmentNode(root) {
  const { platform, arch } = process
  const folder = join(root, 'node_modules', `node-${platform === 'win32' ? 'win' : platform}-${arch}`, 'bin')
  const packaged = join(folder, platform === 'win32' ? 'node.exe' : 'node')
  // Asked, not only looked for: on a system with another C library the file is there and does not run.
  if (spawnSync(packaged, ['--version']).status === 0) return packaged
  if (atLeast(process.version, oldestDevelopmentNode)) return process.execPath
  throw new StepFailure(
    `There is no packaged Node for ${platform} ${arch}, and ${process.version} is too old.`,
    {
      remedy: `Install Node ${oldestDevelopmentNode} or newer and run the command again.`,
    },
  )
}
