import { modal, sandboxWallet, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

test('the modal lists both installed wallets and recommends others', async ({ page, visit }) => {
  await visit()
  await openModal(page)
  await expect(modal(page).wallet(sandboxWallet)).toHaveAccessibleName(/Sandbox Wallet.*installed/i)
  await expect(modal(page).wallet(secondWallet)).toHaveAccessibleName(/Second Wallet.*installed/i)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
})

// F29
test('All Wallets lists the directory without rendering all of it', async ({ page, visit }) => {
  await visit()
  await openModal(page)
  await modal(page).allWallets.click()
  await expect(modal(page).title).toHaveText('All Wallets')
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  const seen = new Set<string | null>()
  await expect(async () => {
    await modal(page).rows.last().scrollIntoViewIfNeeded()
    const rows = await modal(page).rows.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getAttribute('data-testid')),
    )
    for (const row of rows) seen.add(row)
    expect(rows.length, 'rendered tiles').toBeLessThan(100)
    expect(seen.size, 'tiles seen: more than two pages of 40').toBeGreaterThan(100)
  }).toPass({ intervals: [50] })
})

test('search finds one among 600, ignores extra spaces, and reports when there is none', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit()
  await openModal(page)
  await modal(page).allWallets.click()
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  const name = (await walletNames(sandbox.origin, 15))[0] ?? ''
  await modal(page).search.fill(`  ${name}  `)
  await expect(modal(page).card.getByRole('button', { name }).first()).toBeVisible()
  await modal(page).search.fill('no wallet has such a name')
  await expect(modal(page).card.getByTestId('no-wallet-found')).toBeVisible()
})

/** Names on a late page of the directory. */
async function walletNames(origin: string, pageNumber: number): Promise<readonly string[]> {
  const query = new URLSearchParams({
    projectId: 'e2e',
    st: 'appkit',
    sv: 'e2e',
    page: String(pageNumber),
    entries: '40',
  })
  const response = await fetch(`${origin}/wallet-directory/getWallets?${query}`)
  const { data } = (await response.json()) as { data: readonly { name: string }[] }
  return data.map((wallet) => wallet.name)
}
