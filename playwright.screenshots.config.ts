import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config.ts'

const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** `npm run screenshots`: each view and state, per screen and theme, and the images of README.md. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/screenshots',
  testMatch: 'views.shots.ts',
  outputDir: 'test-results/screenshots',
  projects: [
    { name: 'desktop-1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone-390', use: { ...phone, viewport: { width: 390, height: 844 } } },
    // Composed of pictures that are reduced to about half their size.
    { name: 'readme', testMatch: 'readme.shots.ts', use: { deviceScaleFactor: 1.5 } },
    { name: 'narrow-320', use: { ...phone, viewport: { width: 320, height: 640 } } },
  ],
})
