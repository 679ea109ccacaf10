import { atLeast } from './atLeast.mjs'
import { StepFailure } from './stepFailure.mjs'

const oldestNode = '20.19.0'

/**
 * @param {string} version of the Node that runs the setup
 * @throws {StepFailure} when it is older than the packages support
 */
export function checkNodeVersion(version) {
  if (atLeast(version, oldestNode)) return
  throw new StepFailure(`Node ${version} is too old: ${oldestNode} or newer is needed.`, {
    remedy: 'Install a newer Node (https://nodejs.org, or your version manager) and run the command again.',
  })
}
