import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../../tools/nodeTool.ts'
import { countVitest } from '../countVitest.ts'
import type { Counts, Part } from '../Part.ts'
import { reportedRun } from '../reportedRun.ts'
import { isWorthSecondLook, secondLook } from '../secondLook.ts'

export const unit: Part = {
  name: 'unit',
  title: 'unit tests of every workspace',
  async run() {
    const first = await runVitest('unit')
    if (!isWorthSecondLook(first)) return first
    return secondLook(first, await runVitest('unit-again', filesOf(first)))
  },
}

function runVitest(name: string, files: readonly string[] = []): Promise<Counts> {
  const report = join(repositoryRoot, 'test-results', `${name}.json`)
  return reportedRun({
    args: [
      nodeTool('vitest'),
      'run',
      ...files,
      // Omits the names of passed files; failures are printed in full at the end.
      `--reporter=${process.stdout.isTTY ? 'default' : 'dot'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    count: countVitest,
  })
}

/** The files of the failed tests: a failure begins with its file's path. */
function filesOf({ failures = [] }: Counts): readonly string[] {
  return [...new Set(failures.map((failure) => failure.split(/ › |\n/, 1)[0] ?? ''))]
}
