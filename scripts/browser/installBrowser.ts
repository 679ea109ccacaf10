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
  const first = await installFirst()
  if (first.code === 0) return first.output
  // Package lists may be missing or outdated.
  const update = await aptGet('update')
  return (update.code === 0 ? await installFirst() : update).output
}

/** Releases before Debian 12 have no package of the headless shell alone. */
async function installFirst() {
  const shell = await aptGetInstall('chromium-headless-shell')
  return shell.code === 0 ? shell : aptGetInstall('chromium')
}

// Without a font, text has no width.
const aptGetInstall = (browser: string) =>
  aptGet('install', '--yes', '--no-install-recommends', browser, 'fonts-liberation')

const aptGet = (...args: readonly string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

async function downloadWithPlaywright(): Promise<string> {
  const { output } = await run(process.execPath, [
    nodeTool('@playwright/test', 'playwright'),
    'install',
    'chromium',
  ])
  return output
}
