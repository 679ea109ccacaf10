import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import type { Counts } from './Part.ts'

/**
 * Runs a tool as one check, by its exit code. Its output is printed when it fails.
 *
 * @param args of the running Node
 */
export async function toolCheck(args: readonly string[]): Promise<Counts> {
  const { code, output } = await run(process.execPath, args, { cwd: repositoryRoot })
  if (code === 0) return { passed: 1, failed: 0 }
  console.log(output.trimEnd())
  return { passed: 0, failed: 1 }
}
