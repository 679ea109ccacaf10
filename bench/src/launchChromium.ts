import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'

/** Starts the browser of all measurements: headless, software-rendered, without access to other hosts. */
export async function launchChromium(): Promise<Browser> {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined)
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
