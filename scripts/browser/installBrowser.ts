import { existsSync, readFileSync } from 'node:fs'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { nodeTool } from '../tools/nodeTool.ts'

/**
 * Tries to install a Chromium: Debian's own where that is allowed, else Playwright's.
 *
 * @returns the last lines of the installer's output
 */
export async function installBrowser(): Promise<string> {
  const output = canUseDebianPackages()
    ? await step('Installing Chromium (apt-get)', installDebianPackage)
    : await step('Downloading Chromium (Playwright)', downloadWithPlaywright)
  return lastLines(output)
}

/** Not on Ubuntu, whose package of that name only installs a snap. */
function canUseDebianPackages(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

async function installDebianPackage(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a font, text has no width.
  const install = ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation']
  const first = await run('apt-get', install, { env })
  if (first.code === 0) return first.output
  // Package lists may be missing or outdated.
  const update = await run('apt-get', ['update'], { env })
  if (update.code !== 0) return update.output
  return (await run('apt-get', install, { env })).output
}

async function downloadWithPlaywright(): Promise<string> {
  const { output } = await run(process.execPath, [
    nodeTool('@playwright/test', 'playwright'),
    'install',
    'chromium',
  ])
  return output
}
