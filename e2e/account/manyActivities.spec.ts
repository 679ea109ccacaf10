import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const pages = 10
const pageSize = 1_000
const alice = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const bob = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const hour = 3_600_000

/** A transfer of one ether, each an hour before the one above. */
const transfer = (index: number) => ({
  id: `t${index}`,
  metadata: {
    operationType: 'send',
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    minedAt: new Date(Date.UTC(2026, 0, 1) - index * hour).toISOString(),
    sentFrom: alice,
    sentTo: bob,
    status: 'confirmed',
    nonce: index,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
      nft_info: null,
      direction: 'out',
      quantity: { numeric: '1' },
      value: null,
      price: null,
    },
  ],
})

// F29
test('10 000 transactions scroll like ten, page by page: only what is in view is rendered', async ({
  page,
  visit,
}) => {
  await page.route(/\/history\?/, (route) => {
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const data = Array.from({ length: pageSize }, (_, index) => transfer(cursor * pageSize + index))
    return route.fulfill({ json: { data, next: cursor + 1 < pages ? `${cursor + 1}` : null } })
  })
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('tab-activity').click()
  const rows = card.locator('[data-testid^="activity-item-"]')
  const more = card.getByRole('button', { name: 'Load more' })
  for (let shown = 1; shown <= pages; shown += 1) {
    const { hash } = transfer(shown * pageSize - 1).metadata
    // Rows are measured as they come into view, which moves the end.
    await expect(async () => {
      await card.locator('[data-view-body]').evaluate((scroller) => {
        scroller.scrollTop = scroller.scrollHeight
      })
      await expect(card.getByTestId(`activity-item-${hash}`)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await rows.count()).toBeLessThan(40)
    if (shown < pages) await more.click()
  }
  await expect(more).toHaveCount(0)
  await expect(card.getByTestId('disconnect-button')).toBeEnabled()
})
