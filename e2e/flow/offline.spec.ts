import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

test.use({
  allowedConsoleErrors: /Failed to load resource|modal failed to load|Failed to fetch dynamically/,
})

// F28
test('offline at the first click: the button shows an error, and works when the network is back', async ({
  page,
  visit,
  context,
}) => {
  const { connectButton } = hostPage(page)
  await visit()
  await context.setOffline(true)
  await connectButton.click()
  await expect(connectButton).toHaveText('Failed to load. Try again')
  await context.setOffline(false)
  await connectButton.click()
  await expect(modal(page).card).toBeVisible()
})
