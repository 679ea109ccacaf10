import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const program = fileURLToPath(new URL('../../../frame/src/command/main.ts', import.meta.url))

/** The command `frame`, with a keeper beside it. */
export interface FrameCommand {
  /** Of page and service. */
  readonly origin: string
  readonly keeper: string
  /** The newest of what it has printed that matches: mails and the log. */
  printed(pattern: RegExp): Promise<string>
  /** Ends both processes, as an operator does. */
  stop(): Promise<void>
}

export interface StartFrameParameters {
  /** Its working directory, where its databases and secrets are. */
  readonly folder: string
  /** The keeper gets the next one. */
  readonly port: number
  /** Options as variables, without the prefix `FRAME_`. */
  readonly options: Readonly<Record<string, string>>
}

export async function startFrame({ folder, port, options }: StartFrameParameters): Promise<FrameCommand> {
  const variables = Object.entries({ PORT: `${port}`, ...options })
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@wallet-kit/source', '--no-warnings', program],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...Object.fromEntries(variables.map(([name, value]) => [`FRAME_${name}`, value])),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // A test that runs out of time must not leave it running.
  const endChild = () => child.kill('SIGTERM')
  process.once('exit', endChild)
  const ended = once(child, 'close')
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const printed = async (pattern: RegExp) => {
    const find = () => [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)
    await expect.poll(find, { timeout: 60_000 }).toBeTruthy()
    const found = find()
    return found?.[1] ?? found?.[0] ?? ''
  }
  await printed(/"event":"listening","party":"service"/)
  return {
    origin: `http://localhost:${port}`,
    keeper: `http://localhost:${port + 1}`,
    printed,
    async stop() {
      process.off('exit', endChild)
      child.kill('SIGTERM')
      await ended
    },
  }
}
