import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { findBrowser } from './findBrowser.ts'
import { installBrowser } from './installBrowser.ts'

/**
 * Path of a Chromium that starts.
 *
 * @throws {StepFailure} when none is found or can be installed
 */
export async function findOrInstallBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  const details = await installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new StepFailure('No Chromium was found for the browser tests, and installing one failed.', {
    details,
    remedy:
      'Install Chromium or Chrome (Debian: `apt-get install chromium-headless-shell`) or give the path of one in CHROMIUM_PATH, then run the command again.',
  })
}
