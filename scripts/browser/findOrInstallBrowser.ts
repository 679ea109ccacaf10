import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { findBrowser } from './findBrowser.ts'
import { installBrowser } from './installBrowser.ts'

/**
 * Path of a Chromium that starts.
 *
 * @throws {StepFailure} when there is none and none could be installed
 */
export async function findOrInstallBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  const details = await installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new StepFailure('There is no Chromium for the browser tests, and none could be installed.', {
    details,
    remedy:
      'Install Chromium or Chrome (Debian: `apt-get install chromium`) or give the path of one in CHROMIUM_PATH, then run the command again.',
  })
}
