import type { Locator, Page } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'
import { expect, type TestFixtures, test } from '../support/tests/test.ts'
import { viewStates } from '../support/views/views.ts'

type Fixtures = Pick<TestFixtures, 'visit' | 'sandbox'> & { readonly page: Page }

/** Shows one of the states of the views that are audited. */
async function show(name: string, { page, visit, sandbox }: Fixtures): Promise<void> {
  const view = viewStates.find((candidate) => candidate.name === name)
  if (!view) throw new Error(`no view ${name}`)
  await visit(view.options, { namespaces: view.namespaces })
  await view.show(page, sandbox)
}

/** Left edge of an element's text, in CSS pixels. */
const textStart = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  })

test('an invalid field in focus has a border of one colour', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await show('WalletSend', { page, visit, sandbox })
  const receiver = modal(page).card.getByTestId('send-receiver')
  await receiver.focus()
  await expect(receiver).toHaveAttribute('aria-invalid', 'true')
  const { borderTopColor, boxShadow } = await receiver.evaluate((element) => {
    const field = element.closest('[data-invalid=true]')
    if (!field) throw new Error('the field is not marked as invalid')
    const style = getComputedStyle(field)
    return { borderTopColor: style.borderTopColor, boxShadow: style.boxShadow }
  })
  expect(boxShadow).toContain(borderTopColor)
})

test('suggested names begin where the entered one does', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await show('RegisterAccountName', { page, visit, sandbox })
  const { card } = modal(page)
  const entered = await textStart(card.locator('label', { hasText: 'Name' }))
  for (const suggestion of await card.getByTestId('account-name-suggestion').locator('bdi').all())
    expect(Math.abs((await textStart(suggestion)) - entered)).toBeLessThanOrEqual(1)
})

for (const view of ['OnRampProviders', 'BuyInProgress']) {
  test(`the label of the address is within the line of its box: ${view}`, { tag: '@long' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await show(view, { page, visit, sandbox })
    const { card } = modal(page)
    const box = await card.locator('code').boundingBox()
    const label = await textStart(card.getByText('What you buy is sent to your account:'))
    expect(Math.round(label - (box?.x ?? 0))).toBe(14)
  })
}
