import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { repositoryRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'

const startLimitMs = 60_000

export interface StartProcessParameters {
  /** Name in messages: `The sandbox`. */
  readonly name: string
  /** Arguments of the running Node. */
  readonly args: readonly string[]
  /** Added to this process's own environment. */
  readonly env?: NodeJS.ProcessEnv
  /** Origin of the server. */
  readonly origin: string
  /** Path that responds once the server is ready. */
  readonly readyPath: string
}

/** Starts a server as a separate process and waits until it responds. */
export async function startProcess({
  name,
  args,
  env,
  origin,
  readyPath,
}: StartProcessParameters): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  // A worker that crashes must not leave the server running.
  const endChild = () => child.kill('SIGTERM')
  process.once('exit', endChild)
  if (!(await isAnswering(`${origin}${readyPath}`, child))) {
    endChild()
    throw new Error(`${name} did not start. Its output:\n${output.join('')}`)
  }
  return {
    origin,
    async stop() {
      process.removeListener('exit', endChild)
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      endChild()
      await ended
    },
  }
}

async function isAnswering(address: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
