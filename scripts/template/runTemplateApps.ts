import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackedPackage } from '../packages/packAll.ts'
import type { Counts } from '../test/Part.ts'
import { connectInBrowser } from './connectInBrowser.ts'
import { removeApp, type ScaffoldStep, scaffoldApp } from './scaffoldApp.ts'
import { startSandbox } from './startSandbox.ts'
import type { TemplateApp } from './templateApps.ts'

/** Milliseconds of each step of an app, and the results of its visitor. */
export interface TemplateAppResult {
  readonly app: TemplateApp
  readonly times: Readonly<Partial<Record<ScaffoldStep | 'browser', number>>>
  readonly counts: readonly Counts[]
}

/**
 * Makes, installs, builds and tests apps from packed packages, and visits them in a browser.
 *
 * @throws {StepFailure} at the first step that fails before the visit
 */
export async function runTemplateApps(
  apps: readonly TemplateApp[],
  packed: readonly PackedPackage[],
): Promise<readonly TemplateAppResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-template-'))
  const sandbox = await startSandbox(4650)
  try {
    const results: TemplateAppResult[] = []
    const sandboxOrigin = sandbox.origin
    for (const app of apps) {
      const { path, times } = await scaffoldApp({ folder, app, packed, sandboxOrigin })
      const counts: Counts[] = [{ passed: 1, failed: 0 }]
      const start = performance.now()
      for (const run of app.runs) counts.push(await connectInBrowser({ app: path, sandboxOrigin, ...run }))
      results.push({ app, counts, times: { ...times, browser: performance.now() - start } })
      removeApp(folder, path, app)
    }
    return results
  } finally {
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
