import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

// The headless shell first: the others draw their own toolbar for every new page, which took a third of the tests' time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of the first browser that starts: CHROMIUM_PATH, on the path, in macOS's applications, Playwright's own.
 *
 * @throws {StepFailure} when CHROMIUM_PATH is set and does not start: an explicit choice has no fallback
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new StepFailure(`The browser at CHROMIUM_PATH (${env.CHROMIUM_PATH}) does not start.`, {
      remedy: 'Correct the path, or unset CHROMIUM_PATH to search for a browser.',
    })
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...macApplications, chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  )
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
