import { configFor } from './configFor.ts'
import { createConfigModules } from './configModules.ts'
import type { CommandLine } from './parseCommandLine.ts'
import { runOnce } from './runOnce.ts'

/** Compiles what the command line and the configuration name; false when it has errors. */
export async function runTask(line: CommandLine, folder: string): Promise<boolean> {
  const task = await configFor(line, folder, createConfigModules())
  const { ok } = await runOnce(task, { line, folder, brief: false })
  return ok
}
