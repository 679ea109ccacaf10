import { chromium } from '@playwright/test'
import { step } from '../bootstrap/step.mjs'
import { findOrInstallBrowser } from '../browser/findOrInstallBrowser.ts'
import type { PackedPackage } from '../packages/packAll.ts'
import { startSandbox } from '../template/startSandbox.ts'
import type { HostCell } from './HostCell.ts'
import { type HostResult, runCell } from './runCell.ts'

/** Runs cells one after the other, with one sandbox and one browser, and prints their problems. */
export async function runCells(
  cells: readonly HostCell[],
  packed: readonly PackedPackage[],
): Promise<readonly HostResult[]> {
  const sandbox = await startSandbox(4670)
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  try {
    const results: HostResult[] = []
    for (const cell of cells) {
      const builds = cell.builds.map(({ bundler, version }) => `${bundler} ${version}`).join(', ')
      const done = await step(`${cell.name}: ${builds}`, () =>
        runCell({ cell, packed, browser, sandboxOrigin: sandbox.origin }),
      )
      for (const problem of new Set(done.flatMap(({ problems }) => problems))) console.log(`  ${problem}`)
      results.push(...done)
    }
    return results
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}
