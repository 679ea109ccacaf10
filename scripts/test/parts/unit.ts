import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../../tools/nodeTool.ts'
import { countVitest } from '../countVitest.ts'
import type { Part } from '../Part.ts'
import { reportedRun } from '../reportedRun.ts'

export const unit: Part = {
  name: 'unit',
  title: 'unit tests of every workspace',
  run() {
    const report = join(repositoryRoot, 'test-results', 'unit.json')
    return reportedRun({
      args: [
        nodeTool('vitest'),
        'run',
        // Omits the names of passed files; failures are printed in full at the end.
        `--reporter=${process.stdout.isTTY ? 'default' : 'dot'}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      report,
      count: countVitest,
    })
  },
}
