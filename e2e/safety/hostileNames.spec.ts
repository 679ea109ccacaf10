import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

const address = '0xf3…b92266'

const names = [
  // A Cyrillic а in a Latin name is refused by ENSIP-15: the address is shown.
  { name: 'p\u0430ypal.eth', shown: address },
  { name: 'ali\u200bce.eth', shown: address },
  { name: '\u202ehte.ecila', shown: address },
  { name: '<img src=x onerror=window.__pwned=1>.eth', shown: address },
  { name: `${'n'.repeat(300)}.eth`, shown: address },
  // Not the normalised form, so it is not the registered name.
  { name: 'Harrow.ETH', shown: address },
  { name: 'harrow.eth', shown: 'harrow.eth' },
]

for (const { name, shown } of names) {
  const isLong = shown === address && !/[<\u202e]/.test(name)
  // T14
  test(`an account that calls itself ${JSON.stringify(name.slice(0, 40))} is shown as ${shown}`, {
    tag: isLong ? '@long' : [],
  }, async ({ page, visit, sandbox }) => {
    const body = JSON.stringify({ name, avatar: null })
    await sandbox.setFaults({ dataService: { mode: 'malformed', body, operation: 'getIdentity' } })
    await visit({ siwx: false })
    const read = page.waitForResponse(/\/v1\/identity\//)
    await connect(page)
    await hostPage(page).accountButton.click()
    await read
    const { card } = modal(page)
    await expect(card.getByTestId('single-account-avatar')).toContainText(shown)
    await expect(hostPage(page).accountButton).toContainText(shown)
    if (shown === address) await expect(card.getByText('.eth')).toHaveCount(0)
    // The address is on the same screen as any name.
    await expect(card).toContainText(address)
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  })
}

for (const avatar of [
  'https://tracker.example/pixel.png',
  'javascript:window.__pwned=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwned=1"/>',
]) {
  // T15, T27
  test(`an avatar at ${avatar.slice(0, 24)} is not requested, and the account keeps its own`, {
    tag: avatar.startsWith('https:') ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    const body = JSON.stringify({ name: 'alice.eth', avatar })
    await sandbox.setFaults({ dataService: { mode: 'malformed', body, operation: 'getIdentity' } })
    await visit({ siwx: false })
    await connect(page)
    await hostPage(page).accountButton.click()
    const account = modal(page).card.getByTestId('single-account-avatar')
    await expect(account).toContainText('alice.eth')
    await expect(
      account.locator(`img[src*="tracker"], img[src^="javascript"], img[src^="data"]`),
    ).toHaveCount(0)
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  })
}
