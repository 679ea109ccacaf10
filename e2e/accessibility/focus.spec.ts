import { focusOf } from '../support/checks/focus.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal, pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} fifty times keeps the focus in the dialog`, { tag: key === 'Tab' ? [] : '@long' }, async ({
    page,
    visit,
  }) => {
    await visit()
    await openModal(page)
    await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
    const outside: string[] = []
    for (let turn = 0; turn < 50; turn++) {
      await page.keyboard.press(key)
      const focus = await focusOf(page)
      if (!focus.insideModal) outside.push(`${turn}: ${focus.name}`)
    }
    expect(outside).toEqual([])
  })
}

test('the dialog is named and modal, and the rest of the page is inert', async ({ page, visit }) => {
  await visit()
  await openModal(page)
  const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect((await focusOf(page)).insideModal).toBe(true)
  for (const control of [hostPage(page).openButton, page.getByTestId('page-theme')]) {
    expect(await control.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  }
})

test('Escape closes the modal and restores the focus to the button that opened it', async ({
  page,
  visit,
}) => {
  await visit()
  for (const button of [hostPage(page).connectButton, hostPage(page).openButton]) {
    await button.click()
    await expect(modal(page).card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('when the button that opened the modal is gone, the focus moves to its replacement', {
  tag: '@long',
}, async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).accountButton).toBeFocused()
})

test('Escape in a nested view goes back or closes, and never loses the focus', async ({ page, visit }) => {
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setReject', true)
  await pickWallet(page)
  await expect(modal(page).tryAgain).toBeVisible()
  expect((await focusOf(page)).insideModal).toBe(true)
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectButton).toBeFocused()
})

test('going back restores the focus to the row that was activated', async ({ page, visit }) => {
  await visit({ siwx: false })
  await setWallet(page, sandboxWallet, 'setReject', true)
  await pickWallet(page)
  await modal(page).back.click()
  await expect(modal(page).wallet(sandboxWallet)).toBeFocused()
})

test('the page behind neither scrolls nor jumps', { tag: '@long' }, async ({ page, visit }) => {
  await visit()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth])
  await hostPage(page).connectButton.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(modal(page).card).toBeVisible()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before)
})
