import { connect, openModal } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

// F24
test('opened twice at once: one dialog, the view asked for last', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() => {
    void window.kit?.open()
    void window.kit?.open({ view: 'Networks' })
  })
  await expect(modal(page).card).toHaveCount(1)
  await expect(modal(page).title).toHaveText('Choose Network')
})

test('opened from code before anything was loaded', async ({ page, visit }) => {
  await visit()
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  await expect(modal(page).title).toHaveText('All Wallets')
})

// F25
test('destroy leaves no element, no listener, no locked page', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).card).toBeVisible()
  await page.evaluate(() => window.kit?.destroy())
  await expect(page.locator('w3m-modal')).toHaveCount(0)
  const left = await page.evaluate(() => ({
    listeners: window.testWallets?.map((wallet) => wallet.countListeners()),
    inert: document.querySelectorAll('[inert]').length,
    overflow: getComputedStyle(document.documentElement).overflow,
    bodyOverflow: getComputedStyle(document.body).overflow,
  }))
  expect(left).toEqual({ listeners: [0, 0], inert: 0, overflow: 'visible', bodyOverflow: 'visible' })
})

test('the modal is a single element of the body, and the body is left as it was found', async ({
  page,
  visit,
}) => {
  await visit()
  const before = await page.evaluate(() => document.body.getAttributeNames())
  await openModal(page)
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  expect(await page.evaluate(() => [...document.body.children].map(({ tagName }) => tagName))).toEqual([
    'DIV',
    'W3M-MODAL',
  ])
  expect(await page.evaluate(() => document.body.getAttributeNames())).toEqual(before)
})
