import { defineConfig } from '@playwright/test'

// Run by `npm test -- template`, which creates, builds and serves the app first.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/template',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...(process.env.APP_ORIGIN ? { baseURL: process.env.APP_ORIGIN } : {}),
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Chromium's own sandbox cannot start for root, as in most containers.
      chromiumSandbox: process.getuid?.() !== 0,
      // Only this machine resolves, so everything that the app needs must be local.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
    },
  },
})
