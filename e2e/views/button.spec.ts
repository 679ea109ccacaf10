import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

const shortAddress = '0xf3…b92266'

/** Records the text and the end of the host app's button, from the first paint on. */
async function recordButton(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: object[] = []
    Object.assign(window, { buttonStates: seen })
    let last = ''
    const look = () => {
      const button = document.querySelector<HTMLElement>('.wk-button')
      if (button) {
        const { width } = button.getBoundingClientRect()
        const state = { text: button.textContent, busy: button.ariaBusy === 'true', width: Math.round(width) }
        const text = JSON.stringify(state)
        if (text !== last) seen.push(state)
        last = text
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

interface ButtonState {
  readonly text: string
  readonly busy: boolean
  readonly width: number
}

const recorded = (page: Page): Promise<readonly ButtonState[]> =>
  page.evaluate(() => Reflect.get(window, 'buttonStates'))

test('the button keeps its label while the modal is open, and reports an attempt only', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openModal(page)
  await expect(hostPage(page).connectButton).toHaveText('Connect Wallet')
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await modal(page).wallet(sandboxWallet).click()
  await expect(hostPage(page).connectButton).toHaveText('Connecting...')
  await modal(page).close.click()
  await expect(hostPage(page).connectButton).toHaveText('Connect Wallet')
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the button shows the account's name and avatar at ${viewport.width} px`, async ({ page, visit }) => {
    await page.setViewportSize(viewport)
    await visit({ siwx: false })
    await connect(page)
    await expect(hostPage(page).accountButton.getByText('alice.eth', { exact: true })).toBeVisible()
    await expect(hostPage(page).accountButton).toContainText('ETH')
    // Its avatar, as in the modal.
    const avatar = hostPage(page).accountButton.locator('img')
    await expect(avatar).toBeVisible()
    expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
}

test('a returning visitor sees the account immediately, and nothing moves when the wallet answers', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, services: { dataService: false } })
  await connect(page)
  await recordButton(page)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  await expect(hostPage(page).accountButton).toContainText('ETH')

  const states = await recorded(page)
  const texts = states.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Connect'))).toEqual([])
  expect(texts.every((text) => text.startsWith(shortAddress))).toBe(true)
  expect(states[0]?.busy, 'marked while the wallet is asked').toBe(true)
  expect(states.at(-1)?.busy).toBe(false)
  // From the moment that the account's own style is there.
  const styled = states.slice(-2).map(({ width }) => width)
  expect(new Set(styled).size, JSON.stringify(states)).toBe(1)
})

test('a returning visitor whose wallet stays silent sees the account as reconnecting', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await connect(page)
  await page.route('**/test-wallets.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  const { accountButton, connectButton } = hostPage(page)
  await expect(accountButton).toContainText(shortAddress)
  await expect(accountButton).toHaveAttribute('aria-busy', 'true')
  // The attempt is cancelled, and the visitor may connect another wallet.
  await expect(connectButton).toHaveText('Connect Wallet')
})

test('a returning visitor sees the name of the account until the wallet has answered, read from no service', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await connect(page)
  const { accountButton } = hostPage(page)
  await expect(accountButton).toContainText('alice.eth')
  await sandbox.reset()
  await page.route('**/test-wallets.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  await expect(accountButton).toHaveAttribute('aria-busy', 'true')
  await expect(accountButton.getByText('alice.eth', { exact: true })).toBeVisible()
  expect((await sandbox.requests()).filter(({ service }) => service === 'dataService')).toEqual([])
})

test('the name of a returning visitor stays when the wallet has answered', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await connect(page)
  const { accountButton, connectionStatus } = hostPage(page)
  await expect(accountButton).toContainText('alice.eth')
  await recordButton(page)
  await page.reload()
  await expect(connectionStatus).toHaveText('connected')
  await expect(accountButton).toContainText('alice.eth')
  await expect(accountButton).toContainText('ETH')
  const states = await recorded(page)
  const named = states.slice(states.findIndex(({ text }) => text.startsWith('alice.eth')))
  expect(named.length).toBeGreaterThan(0)
  expect(
    named.every(({ text }) => text.startsWith('alice.eth')),
    JSON.stringify(states),
  ).toBe(true)
  expect(new Set(named.map(({ width }) => width)).size, JSON.stringify(states)).toBe(1)
})

// T14
test('the stored name of another account is not shown', { tag: '@long' }, async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  const { accountButton } = hostPage(page)
  await expect(accountButton).toContainText('alice.eth')
  await page.evaluate(() =>
    localStorage.setItem('@appkit/eip155:address', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
  )
  await recordButton(page)
  await page.reload()
  await expect(accountButton.getByText('alice.eth', { exact: true })).toBeVisible()
  const before = (await recorded(page)).filter(({ busy }) => busy)
  expect(before.map(({ text }) => text).join()).toContain('0x70…')
  expect(before.map(({ text }) => text).join()).not.toContain('alice.eth')
})

// T25
test('a stored address that no kit has written is not shown', { tag: '@long' }, async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() =>
    localStorage.setItem('@appkit/eip155:address', '<b>Send all your coins to me</b>'),
  )
  await recordButton(page)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(JSON.stringify(await recorded(page))).not.toContain('coins')
})
