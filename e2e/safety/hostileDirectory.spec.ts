import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

// The directory's images are answered by the same fault, so they are no images.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

const badLinks = [
  'javascript:window.__pwned=1',
  'java\tscript:window.__pwned=1',
  'data:text/html,<script>window.__pwned=1</script>',
  'http://insecure.example',
  'https://user:secret@phish.example',
  'https:\\\\phish.example',
  '//phish.example',
  'intent://phish#Intent;scheme=https;end',
  'file:///etc/passwd',
]

const linkFields = ['homepage', 'webapp_link', 'app_store', 'play_store', 'chrome_store', 'link_mode']

const hostile = badLinks.map((link, index) => ({
  id: index.toString(16).padStart(64, '0'),
  name: `<img src=x onerror=window.__pwned=1>\u202e Hostile ${index}`,
  image_url: 'https://tracker.example/pixel.png',
  ...Object.fromEntries(linkFields.map((field) => [field, link])),
}))

const lookAlike = {
  id: 'f'.repeat(64),
  name: 'Meta\u200bMask\u0332 Secure',
  homepage: 'https://phish.example',
  rdns: 'io.metamask',
}

const tooLong = { id: 'e'.repeat(64), name: 'N'.repeat(129) }

// T13, T14, T15, T21, F3
test('a hostile directory opens no link, loads no image of its own and runs no script', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      Object.assign(window, { __pwned: 'opened' })
      return null
    }
  })
  const data = [...hostile, tooLong, null, lookAlike]
  await sandbox.setFaults({
    walletDirectory: { mode: 'malformed', body: JSON.stringify({ data, count: data.length }) },
  })
  await visit({ siwx: false })
  const address = page.url()
  await openModal(page)
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  // One bad entry does not hide the others.
  await expect(modal(page).rows).toHaveCount(hostile.length + 1)
  await expect(modal(page).rows.last()).toContainText('MetaMask Secure')
  await expect(modal(page).rows.last()).toContainText('phish.example')
  for (const [index] of hostile.entries()) {
    await modal(page).rows.nth(index).click()
    await expect(modal(page).title).toContainText(`Hostile ${index}`)
    await expect(modal(page).card.locator('a')).toHaveCount(0)
    await modal(page).back.click()
    await expect(modal(page).title).toHaveText('All Wallets')
  }
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  expect(page.url()).toBe(address)
})
