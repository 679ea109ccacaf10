import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

export interface StartServerParameters {
  /** Name in messages: `the sandbox`. */
  readonly name: string
  /** Another Node than the running one. */
  readonly node?: string
  /** Arguments of Node. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** URL that responds once the server is ready. */
  readonly readyAddress: string
  /** Advice for a server that does not start. */
  readonly remedy: string
  /** Aborts waiting, e.g. on Ctrl-C. */
  readonly signal?: AbortSignal
  /** Time limit for the first response, in ms. Default 60000. */
  readonly startLimitMs?: number
  /** Time limit for a graceful exit, in ms. Default 5000. */
  readonly stopLimitMs?: number
}

export interface StartedServer {
  readonly name: string
  /** Settles when the server has exited: with the reason, or undefined after `stop`. */
  readonly ended: Promise<StepFailure | undefined>
  /** The end of what it has printed. */
  output(): string
  /** Ends the server and every process that it started. */
  stop(): Promise<void>
}

/**
 * Starts a server as a separate process and waits until it responds.
 *
 * @throws {StepFailure} when it exits earlier, or does not respond in time. Its processes are ended.
 */
export async function startServer({
  name,
  node = process.execPath,
  args,
  cwd,
  env,
  readyAddress,
  remedy,
  signal,
  startLimitMs = 60_000,
  stopLimitMs = 5_000,
}: StartServerParameters): Promise<StartedServer> {
  // A process group of its own, so that Ctrl-C reaches only us and we stop it in order, and so that its children can
  // be ended even after it has exited.
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  // We may exit without stopping it.
  const endAtExit = () => endGroup(child, 'SIGKILL')
  process.once('exit', endAtExit)
  let stopping = false
  const ended = once(child, 'close').then(([code, signalName]) =>
    stopping ? undefined : failure(`exited (${signalName ?? `exit code ${code}`})`),
  )
  const failure = (what: string) =>
    new StepFailure(
      `${name} ${what}.`.replace(/^./, (letter) => letter.toUpperCase()),
      {
        details: lastLines(output()),
        remedy,
      },
    )
  const stop = async () => {
    stopping = true
    endGroup(child, 'SIGTERM')
    const late = setTimeout(() => endGroup(child, 'SIGKILL'), stopLimitMs)
    await ended
    clearTimeout(late)
    // Ends child processes that it left behind.
    endGroup(child, 'SIGKILL')
    process.off('exit', endAtExit)
  }

  const limit = AbortSignal.any([AbortSignal.timeout(startLimitMs), ...(signal ? [signal] : [])])
  const early = await Promise.race([ended, untilAnswering(readyAddress, limit)])
  if (early === 'answering') return { name, ended, output, stop }
  await stop()
  if (early instanceof StepFailure) throw early
  throw failure(signal?.aborted ? 'was stopped while starting' : 'does not respond')
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  // The program failed to start: 'close' follows.
  child.on('error', (error) => {
    output += error.message
  })
  return () => output
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has no members left.
  }
}

async function untilAnswering(address: string, limit: AbortSignal): Promise<'answering' | 'late'> {
  while (!limit.aborted) {
    const answered = await fetch(address, { signal: limit }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return 'answering'
    await delay(50)
  }
  return 'late'
}
