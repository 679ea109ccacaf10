import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('../src/command/main.ts', import.meta.url))

/** A process of the command `frame`, with everything that it printed. */
export interface FrameProcess {
  readonly child: ChildProcess
  /** Exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>
  /** The log, and results. */
  output(): string
  /** Mistakes and printed mails. */
  errors(): string
  /** Resolves when what it has printed matches. Rejects when it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
}

export interface RunFrameParameters {
  /** Its working directory, where its files are. */
  readonly folder: string
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the command on the sources. It is ended with the test. */
export function runFrame({ folder, args = [], environment = {} }: RunFrameParameters): FrameProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=@wallet-kit/source', '--no-warnings', program, ...args],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const text = { output: '', errors: '' }
  const chunks = new EventTarget()
  const collect = (name: keyof typeof text) => (chunk: Buffer) => {
    text[name] += chunk
    chunks.dispatchEvent(new Event('chunk'))
  }
  child.stdout.on('data', collect('output'))
  child.stderr.on('data', collect('errors'))
  let isEnded = false
  const ended = once(child, 'close').then(([code, signal]) => {
    isEnded = true
    chunks.dispatchEvent(new Event('chunk'))
    return (code ?? signal) as number | string
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    child,
    ended,
    output: () => text.output,
    errors: () => text.errors,
    async printed(pattern) {
      for (;;) {
        const found = pattern.exec(text.output + text.errors)
        if (found) return found
        if (isEnded) throw new Error(`It ended without ${pattern}: ${text.output}${text.errors}`)
        await once(chunks, 'chunk')
      }
    },
  }
}

/** The line of the log that says that a party accepts requests. */
export const listening = (party: 'service' | 'keeper') =>
  new RegExp(`"event":"listening","party":"${party}","port":(\\d+)`)
