import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of the first browser that starts: CHROMIUM_PATH, one on the path, one of macOS's applications, Playwright's own.
 *
 * @throws {StepFailure} when CHROMIUM_PATH is set and does not start: then the choice was somebody's, and wrong
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new StepFailure(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and that does not start.`, {
      remedy: 'Correct the path, or unset CHROMIUM_PATH so that a browser is looked for.',
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
