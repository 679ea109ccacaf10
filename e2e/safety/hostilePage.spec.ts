import type { Locator, Page } from '@playwright/test'
import { hostileAnnouncements } from '../../sdk/src/test/hostileAnnouncements.test.helper.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { announce } from '../support/wallets/announce.ts'
import { openModal } from '../support/wallets/connect.ts'

/** Scrolls to a row: of a long list only the visible part is rendered. */
async function reach(page: Page, row: Locator): Promise<void> {
  await modal(page).card.hover({ position: { x: 100, y: 200 } })
  await page.mouse.wheel(0, -100_000)
  await expect
    .poll(async () => {
      const isRendered = (await row.count()) > 0
      if (!isRendered) await page.mouse.wheel(0, 150)
      return isRendered
    })
    .toBe(true)
  await row.scrollIntoViewIfNeeded()
}

// T15, T16
test('hostile and malformed announcements are listed as text or refused, and hide no other wallet', async ({
  page,
  visit,
}) => {
  await announce(
    page,
    hostileAnnouncements.map(({ info }) => info),
  )
  await visit({ siwx: false })
  await openModal(page)
  const { rows, wallet } = modal(page)
  const row = (name: string) =>
    rows.filter({ has: page.locator('bdi').and(page.getByText(name, { exact: true })) })
  const seen = new Set<string>()
  for (const { shownAs, hasImage = false } of hostileAnnouncements) {
    if (shownAs === undefined) continue
    const own = row(shownAs)
    await reach(page, own)
    await expect(own).toBeVisible()
    for (const name of await rows.locator('bdi').allTextContents()) seen.add(name)
    await expect(own.locator('img[src^="data:image/"]')).toHaveCount(hasImage ? 1 : 0)
    await expect(own.locator('img:not([src^="data:image/"]), a')).toHaveCount(0)
  }
  const refused = [...seen].filter((name) => /^Wallet [1-7]$/.test(name))
  expect(refused, 'malformed announcements').toEqual([])
  // Icons have been decoded and painted, so a script in one would have run.
  await page.evaluate(() =>
    Promise.all(
      [...(document.querySelector('w3m-modal')?.shadowRoot?.querySelectorAll('img') ?? [])].map((image) =>
        image.decode().catch(() => undefined),
      ),
    ),
  )
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)

  await reach(page, wallet(sandboxWallet))
  await wallet(sandboxWallet).click()
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

// T16
test('a wallet that borrows the name of another one is listed beside it, with its rdns', async ({
  page,
  visit,
}) => {
  const uuid = '11111111-1111-4111-8111-111111111111'
  await announce(page, [{ uuid, name: sandboxWallet.name, icon: 'data:image/png,', rdns: 'evil.impostor' }])
  await visit({ siwx: false })
  await openModal(page)
  const twins = modal(page).rows.filter({ hasText: sandboxWallet.name })
  await expect(twins).toHaveCount(2)
  await expect(twins.filter({ hasText: 'evil.impostor' })).toHaveCount(1)
  await expect(twins.filter({ hasText: sandboxWallet.rdns })).toHaveCount(1)
  await modal(page).wallet(sandboxWallet).click()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

test('hostile styles of the host page do not affect the modal', async ({ page, visit }) => {
  await visit()
  await openModal(page)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
  const box = await modal(page).card.boundingBox()
  await page.addStyleTag({
    content:
      '* { all: unset !important } div { width: 900px !important; color: red !important } button { display: none !important }',
  })
  expect(await modal(page).card.boundingBox()).toEqual(box)
  await expect(modal(page).wallet(sandboxWallet)).toBeVisible()
})
