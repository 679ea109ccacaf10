import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)
const executablePath = process.env.CHROMIUM_PATH ?? systemChromium

// Nothing but this machine resolves, so neither the browser nor a page can reach an outside host.
const offline = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
]

/**
 * `@everyView` looks at every view under rarer conditions: `npm run views`, before a release. `@long` is what takes long
 * and whose plain case another test covers: `npm run long`, before an issue is called resolved.
 */
function chosen() {
  if (process.env.EVERY_VIEW) return { grep: /@everyView/ }
  if (process.env.LONG_TESTS) return { grep: /@long/, grepInvert: /@everyView/ }
  return { grepInvert: /@everyView|@long/ }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Output of tsc's type check.
  testIgnore: '**/dist/**',
  ...chosen(),
  outputDir: 'test-results',
  globalSetup: './e2e/support/servers/buildPlayground.ts',
  fullyParallel: true,
  // A test also waits: for frames and intervals of the page, for chains, for time limits.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // A test clicks in the very frame in which a view appears, while the card still grows towards its height: what it
    // pressed may have moved 40 px before it lets go. People are slower. `motion.spec.ts` runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every test about as much as running it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox cannot start for root, as in most containers.
      chromiumSandbox: process.getuid?.() !== 0,
      args: offline,
    },
  },
})
