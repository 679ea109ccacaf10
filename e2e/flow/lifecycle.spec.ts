import { connect, openModal } from '../support/connect.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

// F24
test('opened twice in the same tick: one dialog with the view requested last', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() => {
    void window.kit?.open()
    void window.kit?.open({ view: 'Networks' })
  })
  await expect(modal(page).card).toHaveCount(1)
  await expect(modal(page).title).toHaveText('Choose Network')
})

test('opened from code before the modal was loaded', async ({ page, visit }) => {
  await visit()
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  await expect(modal(page).title).toHaveText('All Wallets')
})

test('the modal is a single child of the body, and closing it restores the body', async ({ page, visit }) => {
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
