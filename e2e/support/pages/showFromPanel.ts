import type { Page } from '@playwright/test'

/** Opens a view by the playground's panel: no control of the modal leads there. */
export async function showFromPanel(page: Page, name: string): Promise<void> {
  await page.getByTestId('views-panel').locator('summary').click()
  await page.getByTestId(`view-${name}`).click()
}
