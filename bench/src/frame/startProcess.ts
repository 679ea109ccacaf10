import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const program = join(import.meta.dirname, '../../../frame/dist/command/main.js')

/** A process of the command `frame`. */
export interface FrameProcess {
  /** Stream of the mails that it prints. */
  readonly stderr: Readable
  /** Metrics without labels, by name. */
  readMetrics(): Promise<ReadonlyMap<string, number>>
  stop(): Promise<void>
}

export interface StartProcessParameters {
  readonly folder: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly metricsPort: number
}

/** Starts the built command, and waits until it listens. @throws Error when it ends before */
export async function startProcess({
  folder,
  args,
  env,
  metricsPort,
}: StartProcessParameters): Promise<FrameProcess> {
  const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const listening = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('"event":"listening"')) resolve()
    })
  })
  const first = await Promise.race([listening.then(() => 'listening'), ended])
  if (first !== 'listening') throw new Error(`frame ${args.join(' ')} did not start`)
  return {
    stderr: child.stderr,
    async readMetrics() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return new Map(
        [...text.matchAll(/^(\w+) ([\d.e+-]+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
      )
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
