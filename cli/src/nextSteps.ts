import { relative } from 'node:path'
import { type PackageManager, runCommand } from './packageManager.ts'

/** Commands to type next, one per line. */
export function nextSteps(
  workingDirectory: string,
  folder: string,
  manager: PackageManager,
): readonly string[] {
  const path = relative(workingDirectory, folder)
  return [...(path === '' ? [] : [`cd ${path}`]), `${manager} install`, runCommand(manager, 'dev')]
}
