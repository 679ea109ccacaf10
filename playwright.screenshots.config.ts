import { defineConfig } from '@playwright/test'
import { screens } from './e2e/screenshots/screens.ts'
import endToEnd from './playwright.config.ts'

/** `npm run screenshots`: each view and state, per screen and theme, and the pictures of README.md and `docs/`. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/screenshots',
  testMatch: 'views.shots.ts',
  outputDir: 'test-results/screenshots',
  projects: [
    { name: 'desktop', use: { viewport: screens.desktop[0] } },
    {
      name: 'phone',
      use: { viewport: screens.phone[0], isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'pictures', testMatch: 'pictures.shots.ts' },
    // Composed of pictures that are reduced to about half their size.
    { name: 'readme', testMatch: ['readme.shots.ts', 'guides.shots.ts'], use: { deviceScaleFactor: 1.5 } },
  ],
})
