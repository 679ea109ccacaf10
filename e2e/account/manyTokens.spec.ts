import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const count = 10_000

// F29
test('10 000 tokens scroll like ten: only what is in view is rendered', async ({ page, visit }) => {
  const balances = Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
    value: count - index,
    price: 1,
    quantity: { decimals: '18', numeric: `${count - index}` },
    iconUrl: '',
  }))
  await page.route(/\/balance\?/, (route) => route.fulfill({ json: { balances } }))
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  const rows = card.locator('[data-testid^="token-item-"]')
  await expect(card.getByTestId('token-item-T0')).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  await card.locator('[data-view-body]').evaluate((scroller) => {
    scroller.scrollTop = scroller.scrollHeight
  })
  await expect(card.getByTestId(`token-item-T${count - 1}`)).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  await expect(card.getByTestId('disconnect-button')).toBeEnabled()
})
