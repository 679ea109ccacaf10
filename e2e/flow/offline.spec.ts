import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test.use({
  allowedConsoleErrors:
    /Failed to load resource|(modal|code that switches networks) failed to load|Failed to fetch dynamically/,
})

// F28
test('offline at the first click: the button shows an error, and works when the network is back', async ({
  page,
  visit,
  context,
}) => {
  const { connectButton } = hostPage(page)
  await visit()
  await context.setOffline(true)
  await connectButton.click()
  await expect(connectButton).toHaveText('Failed to load. Try again')
  await context.setOffline(false)
  await connectButton.click()
  await expect(modal(page).card).toBeVisible()
})

// F28
test('offline with the modal open: a search waits, and goes on by itself when the network is back', {
  tag: '@long',
}, async ({ page, visit, context }) => {
  await visit()
  await openModal(page)
  await modal(page).allWallets.click()
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
  await expect(modal(page).card.getByTestId('wui-certified-switch')).toBeVisible()
  const label = (await modal(page).rows.nth(4).textContent()) ?? ''
  // The label may go on: ', certified'.
  const [name = ''] = label.split(',')
  await context.setOffline(true)
  await modal(page).search.fill(name)
  await expect(modal(page).rows).toHaveCount(0)
  await expect(modal(page).card).toBeVisible()
  await context.setOffline(false)
  await expect(modal(page).card.getByRole('button', { name: name }).first()).toBeVisible()
})

// F28
test('offline while connected: the account stays, nothing is asked again, and the balance goes on', async ({
  page,
  visit,
  context,
}) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await expect(host.balance).toContainText('ETH')
  const address = (await host.address.textContent()) ?? ''
  await context.setOffline(true)
  await host.accountButton.click()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.address).toHaveText(address)
  await context.setOffline(false)
  await expect(host.balance).toContainText('ETH')
  await expect(host.connectionStatus).toHaveText('connected')
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts'), 'prompts').toHaveLength(1)
})

// F28
test('offline at the start of a return visit: the connection is restored from the wallet', {
  tag: '@long',
}, async ({ page, visit, context, origins }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  const address = (await host.address.textContent()) ?? ''
  // The page comes from a cache, as an installed app's does, but no service can be reached.
  await context.route(
    (url) => url.origin === origins.sandbox || /^\/(sandbox\/(?!test-wallets)|api)/.test(url.pathname),
    (route) => route.abort('internetdisconnected'),
  )
  await page.reload()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.address).toHaveText(address)
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts'), 'prompts').toEqual([])
  await context.unrouteAll()
  await page.reload()
  await expect(host.balance).toContainText('ETH')
})

/**
 * The file with the code that asks wallets. A browser that keeps to HTML's module map asks for a module that has failed
 * once only after the page is loaded again: Chromium does so since 150.
 */
const isAccounts = /\/(accounts|kit-use)-/

// F28
test('the code that asks wallets is out of reach: the view of the wallet says so, and connects after a reload', async ({
  page,
  visit,
  context,
}) => {
  await visit({ siwx: false })
  await openModal(page)
  await context.route(isAccounts, (route) => route.abort('connectionfailed'))
  const { card, tryAgain } = modal(page)
  await modal(page).wallet(sandboxWallet).click()
  await expect(card).toContainText('Continue in')
  await expect(tryAgain).toBeVisible()
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts'), 'prompts').toEqual([])
  await context.unroute(isAccounts)
  await page.reload()
  await connect(page)
})

// F28
test('the code that asks wallets is out of reach: the list of networks reports it, and switches after a reload', {
  tag: '@long',
}, async ({ page, visit, context }) => {
  await visit({ siwx: false })
  await context.route(isAccounts, (route) => route.abort('connectionfailed'))
  await page.evaluate(() => window.kit?.open({ view: 'Networks' }))
  const { card, network, tryAgain } = modal(page)
  await network('Polygon').click()
  await expect(card).toContainText('Failed to load')
  await expect(tryAgain).toBeVisible()
  await context.unroute(isAccounts)
  await page.reload()
  await page.evaluate(() => window.kit?.open({ view: 'Networks' }))
  await network('Polygon').click()
  await expect.poll(() => page.evaluate(() => window.kit?.getCaipNetwork()?.name)).toBe('Polygon')
})
