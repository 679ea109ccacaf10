import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { checkNodeVersion } from './checkNodeVersion.mjs'
import { developmentNode, nodePackage, runsTypeScript } from './developmentNode.mjs'
import { installPackages } from './installPackages.mjs'
import { repositoryRoot } from './repositoryRoot.mjs'

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Completes the setup, then runs a TypeScript program of this repository on the development Node.
 *
 * @param {string} script path inside the repository
 * @param {readonly string[]} args
 * @param {{ workspaces?: readonly string[] }} [setup] `workspaces`: installs only what these need to run, and a Node
 *   where the running one is too old
 * @returns {Promise<number>} exit code of the program
 * @throws {import('./stepFailure.mjs').StepFailure} when the setup fails
 */
export async function runOnDevelopmentNode(script, args, { workspaces } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  // During the setup an interruption ends it, and npm with it; later the program handles it.
  for (const signal of forwardedSignals)
    process.on(signal, () => (child ? child.kill(signal) : process.exit(130)))
  checkNodeVersion(process.version)
  await installPackages(
    repositoryRoot,
    workspaces && [...workspaces, ...(runsTypeScript ? [] : [nodePackage])],
  )
  const node = developmentNode(repositoryRoot)
  const tools = join(repositoryRoot, 'node_modules', '.bin')
  const program = spawn(node, ['--conditions=@wallet-kit/source', join(repositoryRoot, script), ...args], {
    cwd: repositoryRoot,
    env: {
      // Sandboxes, workers and tools are started many times: Node keeps what it has compiled.
      NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules', '.cache', 'node'),
      ...process.env,
      PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`,
    },
    // The channel carries no messages: its end signals that this process has exited.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child = program
  return new Promise((resolve, reject) => {
    program.on('error', reject)
    program.on('exit', (code) => resolve(code ?? 1))
  })
}
