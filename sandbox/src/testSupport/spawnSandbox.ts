import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { childrenOf } from './childrenOf.ts'

/** The sandbox as a child process, started from the command line. */
export interface SpawnedSandbox {
  readonly origin: string
  readonly process: ChildProcessByStdio<null, Readable, Readable>
  /** Ids of its child processes. */
  readonly children: readonly number[]
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the command line tool; the process ends with the test. */
export function spawnMain(args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ['--conditions=@wallet-kit/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts the sandbox and waits until it reports that it is ready. */
export async function spawnSandbox(): Promise<SpawnedSandbox> {
  const child = spawnMain(['--port', '0'])
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
  if (!origin || child.pid === undefined) throw new Error(`it did not start: ${line}`)
  return { origin, process: child, children: childrenOf(child.pid) }
}
