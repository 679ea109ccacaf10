import type { Page } from '@playwright/test'
import { focusOf } from '../support/checks/focus.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { viewStates } from '../support/views/views.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Whether something lies over the middle of the control that has the focus. */
const isFocusCovered = (page: Page) =>
  modal(page).card.evaluate((card) => {
    const root = card.getRootNode() as ShadowRoot
    const box = root.activeElement?.getBoundingClientRect()
    if (!box) return false
    const top = root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !root.activeElement?.contains(top)
  })

test('what has to be confirmed before a risky approval is in view once it is asked', async ({
  page,
  visit,
  sandbox,
}) => {
  const view = viewStates.find(({ name }) => name === 'ApproveTransaction, unlimited allowance')
  await visit(view?.options)
  await view?.show(page, sandbox)
  const box = modal(page).card.getByTestId('approval-understood')
  await expect(box).toBeInViewport({ ratio: 1 })
  // Not under the actions, either.
  const isUppermost = await box.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return (element.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2) === element
  })
  expect(isUppermost).toBe(true)
})

// In the frame, the actions are the frame's own.
const isActing = /^(SwapPreview|WalletSendPreview|ApproveTransaction(?!, in the frame))/

for (const view of viewStates.filter(({ name }) => isActing.test(name))) {
  test(`${view.name}: its actions are in view from the start, and cover no control that has the focus`, {
    tag: view.name === 'WalletSendPreview' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    await visit(view.options, { namespaces: view.namespaces })
    await view.show(page, sandbox)
    const { card, title } = modal(page)
    await card.locator('[data-view-body]').evaluate((body) => body.scrollTo({ top: 0 }))
    const buttons = card.locator('[data-actions] > button')
    await expect(buttons).toHaveCount(2)
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    await title.focus()
    for (let turn = 0; turn < 20; turn += 1) {
      await page.keyboard.press('Tab')
      const { name } = await focusOf(page)
      expect(await isFocusCovered(page), name).toBe(false)
    }
  })
}
