import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn, openModal } from '../support/wallets/connect.ts'

test.describe('alerts', () => {
  // The directory rejects requests without a project id.
  test.use({ allowedConsoleErrors: /Project ID Not Configured|Failed to load resource/ })

  test('a missing project id is an alert for the developer, and wallets still connect', async ({
    page,
    visit,
  }) => {
    await visit({ projectId: '', siwx: false })
    await openModal(page)
    await expect(modal(page).alert).toContainText('Project ID Not Configured')
    await page.evaluate(() => window.kit?.close())
    await connect(page)
  })

  test('debug off hides the alert bar', async ({ page, visit }) => {
    await visit({ projectId: '', debug: false, siwx: false })
    await openModal(page)
    await expect(modal(page).rows.first()).toBeVisible()
    await expect(modal(page).alert).toHaveCount(0)
  })
})

test('an empty list of networks is rejected with a message', async ({ page, visit }) => {
  await visit({ networks: [] })
  await expect(page.getByTestId('create-error')).toContainText(/network/i)
  expect(await page.evaluate(() => window.kit === undefined)).toBe(true)
})

test('siweConfig and siwx together are rejected', async ({ page, visit }) => {
  await visit({ siweConfig: true, siwx: true })
  await expect(page.getByTestId('create-error')).toContainText(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

test('options that are not JSON show a notice, and the defaults apply', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/?namespaces=eip155&options=%7Bnot')
  await expect(page.getByTestId('options-problem')).toContainText('not JSON')
  await connectAndSignIn(page)
})

test('the options panel updates the URL', { tag: '@long' }, async ({ page, visit }) => {
  await visit()
  await page.getByTestId('options-panel').locator('summary').click()
  await page.locator('[data-option="themeMode"]').selectOption('light')
  await page.locator('[data-option="metadata.name"]').fill('Another library')
  await page.getByTestId('options-apply').click()
  await page.waitForURL(/options=/)
  const options = JSON.parse(new URL(page.url()).searchParams.get('options') ?? '')
  expect(options).toEqual({
    // As it was visited.
    services: { frame: false },
    themeMode: 'light',
    metadata: { name: 'Another library' },
  })
  expect(await page.evaluate(() => window.kit?.getThemeMode())).toBe('light')
})
