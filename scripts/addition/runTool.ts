import { lastLines } from '../bootstrap/lastLines.mjs'
import { run } from '../bootstrap/run.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

/** Runs a program in a folder to its end, and returns what it has printed. */
export type RunTool = (folder: string, command: string, args: readonly string[]) => Promise<string>

/** @throws {StepFailure} by the function, where a program fails */
export function createRunTool(env: NodeJS.ProcessEnv): RunTool {
  return async (cwd, command, args) => {
    const { code, output } = await run(command, args, { cwd, env })
    if (code === 0) return output
    throw new StepFailure(`${command} ${args.slice(0, 4).join(' ')} failed.`, {
      details: lastLines(output, 40),
      remedy: 'Run it by hand in a fresh app.',
    })
  }
}
