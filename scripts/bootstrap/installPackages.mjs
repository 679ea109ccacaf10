import { join } from 'node:path'
import { countInstalled } from './countInstalled.mjs'
import { isForPlatform } from './isForPlatform.mjs'
import { lastLines } from './lastLines.mjs'
import { lockedPackages } from './lockedPackages.mjs'
import { npm } from './npm.mjs'
import { packagesAreInstalled, readPackages } from './packagesAreInstalled.mjs'
import { partialInstall } from './partialInstall.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'
import { StepFailure } from './stepFailure.mjs'

/** Error codes in npm's output for an unreachable registry. */
const networkCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/

/**
 * Installs the packages of the lock file unless they are installed. Install scripts are not run; none is needed.
 *
 * @param {string} root
 * @param {readonly string[]} [roots] installs only what these workspaces and packages need to run; default: everything
 * @throws {StepFailure}
 */
export async function installPackages(root, roots) {
  const locked = readPackages(join(root, 'package-lock.json'))
  const wanted = locked && roots ? lockedPackages(locked, roots) : locked
  if (wanted && packagesAreInstalled(root, wanted)) return
  const part = wanted && roots ? partialInstall(root, wanted) : undefined
  const folder = part?.folder ?? root
  const install = async () => {
    const { command, args } = npm()
    const { code, output } = await run(
      command,
      // Development and optional packages are requested explicitly: NODE_ENV=production would leave them out. npm has
      // told its scripts, of which this is one, which folder is theirs.
      [...args, 'ci', ...installFlags, '--prefix', folder],
      { cwd: folder },
    )
    if (code !== 0) throw installFailure(output)
    part?.moveIntoPlace()
  }
  const ofThisMachine = Object.fromEntries(
    Object.entries(locked ?? {}).filter(([, one]) => isForPlatform(one)),
  )
  const expected = roots ? lockedPackages(ofThisMachine, roots) : ofThisMachine
  await step('Installing packages', install, countInstalled(folder, expected))
}

const installFlags = ['--ignore-scripts', '--loglevel=error', '--include=dev', '--include=optional']

/** @param {string} output of npm */
export function installFailure(output) {
  return new StepFailure('npm failed to install the packages.', {
    details: lastLines(withoutUsage(output)),
    remedy: remedyFor(output),
  })
}

/**
 * npm follows some failures with the help text of its command, which hides the cause.
 * @param {string} output of npm
 */
function withoutUsage(output) {
  return output
    .replace(/^npm error Clean install a project[\s\S]*$/m, '')
    .replace(/^npm error A complete log of this run .*$/m, '')
}

/** @param {string} output of npm */
function remedyFor(output) {
  if (networkCodes.test(output)) {
    return 'The package registry is unreachable. Check the network, the proxy and `npm config get registry`, then run the command again.'
  }
  if (/\bENOSPC\b/.test(output))
    return 'The disk is full. About 1 GB is needed for `npm start`, 3 GB for `npm test`, the cache of npm included.'
  if (/\b(EACCES|EPERM)\b/.test(output))
    return 'npm may not write to this folder. Check its owner and permissions.'
  if (/in sync|Missing: /.test(output)) {
    return 'package.json and package-lock.json disagree. Run `npm install --ignore-scripts` and commit the lock file.'
  }
  return 'Run `npm ci --ignore-scripts` to see the whole output of npm.'
}
