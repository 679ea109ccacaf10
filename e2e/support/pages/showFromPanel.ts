import type { Page } from '@playwright/test'

/** Opens a view by the playground's panel: no control of the modal leads there. */
export async function showFromPanel(page: Page, name: string): Promise<void> {
  const panel = page.getByTestId('views-panel')
  const isOpen = await panel.evaluate((element) => (element as HTMLDetailsElement).open)
  if (!isOpen) await panel.locator('summary').click()
  await page.getByTestId(`view-${name}`).click()
}
