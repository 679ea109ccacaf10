import type { Page } from '@playwright/test'

/** Does what the page's own switch does, which is inert behind the modal. */
export function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((mode) => {
    document.documentElement.dataset.theme = mode
    window.kit?.setThemeMode(mode)
  }, theme)
}
