import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser/findBrowser.ts'

/** Starts the browser of all measurements: headless, software-rendered, without access to other hosts. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
