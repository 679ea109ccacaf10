import { join } from 'node:path'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../../tools/nodeTool.ts'
import { countPlaywright } from '../countPlaywright.ts'
import type { Counts, Part } from '../Part.ts'
import { reportedRun } from '../reportedRun.ts'
import { isWorthSecondLook, secondLook } from '../secondLook.ts'
import { showErrorContexts } from '../showErrorContexts.ts'

const results = join(repositoryRoot, 'test-results')

export const browser: Part = {
  name: 'browser',
  title: 'end-to-end tests in a browser, on the sandbox',
  needsBrowser: true,
  async run(context) {
    // Some tests act as those of a host app, and use the packages that it would install.
    await context.packedPackages()
    const first = await runPlaywright('report')
    if (!isWorthSecondLook(first)) return shown(first)
    // Before the second run replaces them.
    showErrorContexts(results)
    return shown(secondLook(first, await runPlaywright('again', ['--last-failed', '--workers=1'])))
  },
}

function runPlaywright(name: string, args: readonly string[] = []): Promise<Counts> {
  const report = join(repositoryRoot, '.cache', 'e2e', `${name}.json`)
  return reportedRun({
    args: [nodeTool('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: countPlaywright,
  })
}

function shown(counts: Counts): Counts {
  if (counts.failed > 0) showErrorContexts(results)
  return counts
}
