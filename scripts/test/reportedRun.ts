import { readFileSync, rmSync } from 'node:fs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import type { Counts } from './Part.ts'

export interface ReportedRunParameters {
  /** Arguments of the running Node. */
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** File that the tool writes its JSON report to. */
  readonly report: string
  readonly count: (report: unknown) => Counts
}

/**
 * Runs a test runner, streams its output, and counts by its report. A runner that fails without a failed
 * test (a crash, an unhandled rejection, no report, no test at all) is one failure.
 */
export async function reportedRun({ args, cwd, env, report, count }: ReportedRunParameters): Promise<Counts> {
  rmSync(report, { force: true })
  const { code } = await run(process.execPath, args, {
    cwd: cwd ?? repositoryRoot,
    env: { ...process.env, ...env },
    live: true,
  })
  const counts = count(readReport(report))
  const { passed, failed } = counts
  const silentFailure = failed === 0 && (code !== 0 || passed === 0)
  if (silentFailure)
    console.log(`The run failed without a failed test (exit code ${code}, ${passed} passed).`)
  return { ...counts, failed: silentFailure ? 1 : failed }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
