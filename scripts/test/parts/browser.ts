import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../../tools/nodeTool.ts'
import { countPlaywright } from '../countPlaywright.ts'
import type { Part } from '../Part.ts'
import { reportedRun } from '../reportedRun.ts'
import { showErrorContexts } from '../showErrorContexts.ts'

export const browser: Part = {
  name: 'browser',
  title: 'end-to-end tests in a browser, on the sandbox',
  needsBrowser: true,
  async run() {
    const report = join(repositoryRoot, '.cache', 'e2e', 'report.json')
    const counts = await reportedRun({
      args: [nodeTool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      report,
      count: countPlaywright,
    })
    if (counts.failed > 0) showErrorContexts(join(repositoryRoot, 'test-results'))
    return counts
  },
}
