import { relative } from 'node:path'
import { type PackageManager, runCommand } from './packageManager.ts'

/** Commands that install and start the new app. */
export function nextSteps(
  workingDirectory: string,
  folder: string,
  manager: PackageManager,
): readonly string[] {
  const path = relative(workingDirectory, folder)
  return [...(path === '' ? [] : [`cd ${path}`]), `${manager} install`, runCommand(manager, 'dev')]
}
