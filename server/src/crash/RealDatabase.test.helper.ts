import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A database process of a test. */
export interface RealDatabase {
  readonly port: number
  /** Ends the process as a power failure would. */
  kill(): void
  /** Starts it again on the same data and port, and resolves when it accepts connections. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface StartedProcess {
  readonly process: ChildProcess
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
}

export interface StartProcessParameters {
  readonly command: string
  readonly args: readonly string[]
  /** Printed by the process when it accepts connections. */
  readonly ready: RegExp
  readonly uid?: number | undefined
  readonly cwd?: string | undefined
  readonly env?: NodeJS.ProcessEnv | undefined
}

/** Starts a process and waits until it is ready; rejects with its output when it ends before. */
export function startProcess({
  command,
  args,
  ready,
  ...options
}: StartProcessParameters): Promise<StartedProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (ready.test(output)) resolve({ process: child, ended })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    void ended.then(() => reject(new Error(`${command} ended: ${output.slice(-2_000)}`)))
  })
}
