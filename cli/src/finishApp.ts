import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackageManager } from './packageManager.ts'
import { runTool } from './runTool.ts'
import { UsageError } from './UsageError.ts'

export interface FinishAppParameters {
  readonly folder: string
  readonly manager: PackageManager
  readonly install: boolean
  readonly git: boolean
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
}

/**
 * Installs an app's packages and commits it to a new git repository, each where it is wished.
 *
 * @returns sentences for the user about what was not possible
 * @throws {UsageError} when the installation fails
 */
export async function finishApp({
  folder,
  manager,
  install,
  git,
  signal,
}: FinishAppParameters): Promise<readonly string[]> {
  if (install) {
    const code = await runTool({ command: manager, args: ['install'], folder, signal, isShown: true })
    signal.throwIfAborted()
    if (code !== 0)
      throw new UsageError(
        code === undefined
          ? `${manager} could not be started. Nothing was written.`
          : `${manager} install failed with ${code}. Nothing was written.`,
      )
  }
  if (!git) return []
  if (isInRepository(folder)) return ['No git repository was created, because the folder is in one.']
  const run = (...args: readonly string[]) =>
    runTool({ command: 'git', args, folder, signal, isShown: false })
  const steps = [
    ['init', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--message', 'Create the app'],
  ]
  let code: number | undefined = 0
  for (const step of steps) if (code === 0) code = await run(...step)
  signal.throwIfAborted()
  if (code === 0) return []
  rmSync(join(folder, '.git'), { recursive: true, force: true })
  return [
    'git could not commit the app: no repository was created. Is git installed, with a name and an address of you?',
  ]
}

function isInRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)))
}
