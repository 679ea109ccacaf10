import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test('the visitor switches networks and back in the modal', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  for (const [name, id, symbol] of [
    ['Polygon', '137', 'POL'],
    ['Ethereum', '1', 'ETH'],
  ] as const) {
    await host.accountButton.click()
    await modal(page).networkSelector.click()
    await expect(modal(page).title).toHaveText('Choose Network')
    await modal(page).network(name).click()
    await expect(host.chainId).toHaveText(id)
    await expect(host.network).toHaveText(name)
    await expect(host.balance).toHaveText(new RegExp(` ${symbol}$`))
    await page.evaluate(() => window.kit?.close())
    await expect(modal(page).card).toBeHidden()
  }
})

test('the hook switches the wallet’s network, and the choice survives a reload', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await host.switchNetworkButton.click()
  await expect(host.chainId).toHaveText('137')
  expect(
    await page.evaluate(() => window.testWallets?.[0]?.provider.request({ method: 'eth_chainId' })),
  ).toBe('0x89')
  await page.reload()
  await expect(host.chainId).toHaveText('137')
})

test('follows the wallet to another network', { tag: '@long' }, async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'changeChain', 137)
  await expect(host.network).toHaveText('Polygon')
})

// F18
test('an unknown network is explained, can be switched, and does not close by accident', async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  await expect(modal(page).title).toHaveText('Switch Network')
  await modal(page).overlay.click({ position: { x: 5, y: 5 } })
  await expect(modal(page).card).toBeVisible()
  await modal(page).network('Ethereum').click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.network).toHaveText('Ethereum')
})

test('the view closes when the wallet leaves an unknown network', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  await expect(modal(page).title).toHaveText('Switch Network')
  await setWallet(page, sandboxWallet, 'changeChain', 1)
  await expect(modal(page).card).toBeHidden()
})

test('allowUnsupportedChain: an unknown network shows no view', async ({ page, visit }) => {
  await visit({ siwx: false, allowUnsupportedChain: true })
  await connect(page)
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  await expect(hostPage(page).chainId).toHaveText('5')
  await expect(modal(page).card).toBeHidden()
})

// F18
test('a declined switch keeps the network', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'setReject', true)
  await host.switchNetworkButton.click()
  await expect(page.getByTestId('desk-outcome')).toContainText('Switching failed')
  await expect(host.chainId).toHaveText('1')
})

const unknownChain = { code: -1, data: { originalError: { code: 4902 } } }

/** Opens the list of networks, while the wallet does not know the one that is picked next. */
async function pickUnknown(page: Page): Promise<void> {
  await hostPage(page).accountButton.click()
  await modal(page).networkSelector.click()
  await page.evaluate((error) => {
    window.testWallets?.[0]?.rejectNext('wallet_switchEthereumChain', error)
  }, unknownChain)
  await modal(page).network('Polygon').click()
}

const added = (page: Page) => walletRequests(page, sandboxWallet, 'wallet_addEthereumChain')

// F18
test('a network that the wallet does not know is added, once', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await pickUnknown(page)
  await expect(hostPage(page).network).toHaveText('Polygon')
  expect(await added(page)).toHaveLength(1)
})

// F18
test('a network that the visitor does not let the wallet add leaves the former one', {
  tag: '@long',
}, async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() => window.testWallets?.[0]?.rejectNext('wallet_addEthereumChain'))
  await pickUnknown(page)
  await expect(modal(page).card).toContainText('Network change declined')
  await expect(host.chainId).toHaveText('1')
  await expect(host.network).toHaveText('Ethereum')
  expect(await added(page)).toHaveLength(1)
  await expect(modal(page).network('Ethereum')).toHaveAttribute('aria-current', 'true')
})

// F18
test('a network that the wallet cannot add is explained, and the former one stays', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() =>
    window.testWallets?.[0]?.rejectNext('wallet_addEthereumChain', { code: -32601, message: 'No method' }),
  )
  await pickUnknown(page)
  await expect(modal(page).card).toContainText('Your wallet does not support Polygon')
  expect(await added(page)).toHaveLength(1)
  await expect(hostPage(page).chainId).toHaveText('1')
})

// T9
test('signed in on one network is not signed in on another', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await host.switchNetworkButton.click()
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(modal(page).card).toContainText('You were signed in on Ethereum.')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.sessionAccount).toHaveText(/^eip155:137:0x/)
})

test('a signature for another network is declined: back to where the session is', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await host.switchNetworkButton.click()
  await expect(modal(page).cancelSign).toHaveText('Back to Ethereum')
  await modal(page).cancelSign.click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.sessionAccount).toHaveText(/^eip155:1:0x/)
  await expect(host.chainId).toHaveText('1')
})
