import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { checkNodeVersion } from './checkNodeVersion.mjs'
import { developmentNode } from './developmentNode.mjs'
import { installPackages } from './installPackages.mjs'
import { repositoryRoot } from './repositoryRoot.mjs'

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Sets up what is missing, then runs a TypeScript program of this repository on the development Node.
 *
 * @param {string} script path inside the repository
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code of the program
 * @throws {import('./stepFailure.mjs').StepFailure} when the set-up fails
 */
export async function runOnDevelopmentNode(script, args) {
  checkNodeVersion(process.version)
  await installPackages(repositoryRoot)
  const node = developmentNode(repositoryRoot)
  const tools = join(repositoryRoot, 'node_modules', '.bin')
  const child = spawn(node, ['--conditions=@wallet-kit/source', join(repositoryRoot, script), ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
    // The channel carries nothing: its end tells the program that this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
