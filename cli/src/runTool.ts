import { spawn } from 'node:child_process'

export interface RunToolParameters {
  readonly command: string
  readonly args: readonly string[]
  readonly folder: string
  /** Ends the tool. */
  readonly signal: AbortSignal
  /** Whether its output is shown. */
  readonly isShown: boolean
}

/**
 * Runs a program to its end.
 *
 * @returns its exit code; undefined where it could not be started or was ended by a signal
 */
export function runTool({
  command,
  args,
  folder,
  signal,
  isShown,
}: RunToolParameters): Promise<number | undefined> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'ignore'
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
      // npm, pnpm and Yarn are scripts for the shell there. The arguments are ours.
      shell: process.platform === 'win32',
      signal,
    })
    // An unknown program, or an end by the signal, of which `close` follows.
    child.once('error', () => {
      if (child.pid === undefined) resolve(undefined)
    })
    child.once('close', (code) => resolve(code ?? undefined))
  })
}
