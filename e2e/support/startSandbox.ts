import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './freePort.ts'
import { repositoryRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'

const startLimitMs = 60_000

/**
 * Starts the sandbox as a separate process and waits until it responds.
 *
 * @param origins of the pages that sign in there
 */
export async function startSandbox(origins: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    [
      '--conditions=@wallet-kit/source',
      'sandbox/src/main.ts',
      `--port=${port}`,
      ...origins.map((page) => `--origin=${page}`),
    ],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  // A worker that crashes must not leave chains running.
  const endChild = () => child.kill('SIGTERM')
  process.once('exit', endChild)
  await untilAnswering(`${origin}/__sandbox`, child, output)
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

async function untilAnswering(
  address: string,
  child: ChildProcess,
  output: readonly string[],
): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGTERM')
  throw new Error(`The sandbox did not start. Its output:\n${output.join('')}`)
}
