import { auditPage } from '../support/checks/auditPage.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, pickWallet } from '../support/wallets/connect.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`a toast is inside a live region and leaves the title alone at ${viewport.width} px`, {
    tag: viewport.width === 320 ? [] : '@long',
  }, async ({ page, visit }) => {
    await page.setViewportSize(viewport)
    await visit({ siwx: false })
    await connect(page)
    await hostPage(page).accountButton.click()
    const { card, title, toast } = modal(page)
    await card.getByTestId('w3m-account-copy').click()
    await expect(toast).toHaveText('Address copied')
    // Held, so that it lasts for the audit.
    await toast.hover()
    const titleBox = (await title.boundingBox()) ?? nowhere
    const toastBox = (await toast.boundingBox()) ?? nowhere
    const isAbove = toastBox.y + toastBox.height <= titleBox.y
    const isBeside = toastBox.x >= titleBox.x + titleBox.width
    expect(isAbove || isBeside, JSON.stringify({ titleBox, toastBox })).toBe(true)
    expect(await auditPage(page)).toEqual([])
  })
}

test.describe('with the sign-in server down', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  test('the toast of a failed sign-in goes with the next attempt', async ({ page, visit, sandbox }) => {
    await sandbox.setFaults({ auth: { mode: 'status', status: 503, operation: 'completeSignIn' } })
    await visit()
    await pickWallet(page)
    await modal(page).sign.click()
    await expect(modal(page).toast).toBeVisible()
    // Held: it would not go by itself.
    await modal(page).toast.hover()
    await sandbox.reset()
    // By keyboard: the pointer stays where it is.
    await expect(modal(page).card.getByTestId('siwx-message')).toContainText('wants you to sign')
    await modal(page).sign.press('Enter')
    await expect(hostPage(page).authentication).toHaveText('authenticated')
    await expect(modal(page).toast).toHaveCount(0)
  })
})
