import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { childrenOf } from './childrenOf.ts'

/** The sandbox as a developer starts it: a process of its own. */
export interface SpawnedSandbox {
  readonly origin: string
  readonly process: ChildProcessByStdio<null, Readable, Readable>
  /** Everything that it started. */
  readonly children: readonly number[]
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the command line; whatever becomes of the test, the process ends with it. */
export function spawnMain(args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ['--conditions=@wallet-kit/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts it and waits until it says that it is ready. */
export async function spawnSandbox(): Promise<SpawnedSandbox> {
  const child = spawnMain(['--port', '0'])
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
  if (!origin || child.pid === undefined) throw new Error(`it did not start: ${line}`)
  return { origin, process: child, children: childrenOf(child.pid) }
}
