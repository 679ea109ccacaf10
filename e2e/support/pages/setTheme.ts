import type { Page } from '@playwright/test'

/** Uses the page's own switch, where it shows the other theme. Behind the modal the switch is inert to visitors only. */
export async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  const shown = await page.locator('html').getAttribute('data-theme')
  if (shown !== theme) await page.getByTestId('page-theme').dispatchEvent('click')
}
