import type { Page } from '@playwright/test'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

async function openAllWallets(page: Page): Promise<void> {
  await openModal(page)
  await modal(page).allWallets.click()
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(8)
}

const heightOf = async (page: Page) => (await modal(page).card.boundingBox())?.height ?? 0

test('a search with a typing mistake offers the wallet that was meant', async ({ page, visit }) => {
  await visit({ siwx: false })
  await openAllWallets(page)
  await modal(page).search.fill('metamsk')
  await expect(modal(page).card.getByTestId('similar-wallets')).toHaveText(
    'No wallet is called "metamsk". These names are similar.',
  )
  await expect(modal(page).rows.first()).toContainText('MetaMask')

  await modal(page).search.fill('sanbdox')
  await expect(modal(page).rows.first()).toContainText(sandboxWallet.name)
})

test('the directory is asked for a shorter name where it has none', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openAllWallets(page)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('getWallets')) asked.push(new URL(request.url()).searchParams.get('search'))
  })
  await modal(page).search.fill('metamsk')
  await expect(modal(page).card.getByTestId('similar-wallets')).toBeVisible()
  await expect.poll(() => asked).toEqual(['metamsk', 'met'])
})

test('the card follows the number of results, and tiles are of one height', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openAllWallets(page)
  const heights = await modal(page).rows.evaluateAll((tiles) => [
    ...new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height))),
  ])
  expect(heights).toHaveLength(1)
  const whole = await heightOf(page)
  await modal(page).search.fill('metamask')
  await expect(modal(page).rows).toHaveCount(1)
  expect(await heightOf(page)).toBeLessThan(whole - 200)
})

test('where nothing is found, a code and the whole list are offered', async ({ page, visit }) => {
  await visit({ siwx: false })
  await openAllWallets(page)
  await modal(page).search.fill('no wallet has such a name')
  const empty = modal(page).card.getByTestId('no-wallet-found')
  await empty.getByRole('button', { name: 'Show all wallets' }).click()
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(8)
  await modal(page).search.fill('no wallet has such a name')
  await empty.getByRole('button', { name: 'Use a QR code' }).click()
  await expect(modal(page).card.getByTestId('wui-qr-code')).toBeVisible()
})
