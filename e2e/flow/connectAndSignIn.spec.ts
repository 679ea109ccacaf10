import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn, openModal } from '../support/wallets/connect.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test('a visitor connects and signs in, and the page shows the account', async ({ page, visit, sandbox }) => {
  const host = hostPage(page)
  await visit()
  await openModal(page)
  await expect(modal(page).title).toHaveText('Connect Wallet')
  await modal(page).wallet(sandboxWallet).click()

  await expect(modal(page).title).toHaveText('Sign In')
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('unauthenticated')
  await modal(page).sign.click()
  await expect(modal(page).card).toBeHidden()

  await expect(host.authentication).toHaveText('authenticated')
  const address = (await host.address.textContent()) ?? ''
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await expect(host.caipAddress).toHaveText(`eip155:1:${address}`)
  await expect(host.sessionAccount).toHaveText(`eip155:1:${address}`)
  await expect(host.network).toHaveText('Ethereum')
  await expect(host.chainId).toHaveText('1')
  await expect(host.balance).toHaveText(`${inEther(await nativeBalance(sandbox, 1, address))} ETH`)
})

// T8
test('the signed message has this page’s own origin', async ({ page, visit, origins }) => {
  await visit()
  await connectAndSignIn(page)
  const [request] = await walletRequests(page, sandboxWallet, 'personal_sign')
  const [hex] = (request?.params ?? []) as string[]
  const text = Buffer.from(hex?.slice(2) ?? '', 'hex').toString('utf8')
  const host = new URL(origins.playground).host
  expect(text).toContain(`${host} wants you to sign in with your Ethereum account:\n`)
  expect(text).toContain(`\nURI: ${origins.playground}`)
  expect(text).toContain('\nChain ID: 1\n')
  expect(text).toMatch(/\nNonce: [A-Za-z0-9]{8,}\n/)
})

test('a reload keeps connection and session without a prompt', async ({ page, visit, sandbox }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  const address = (await host.address.textContent()) ?? ''

  await sandbox.reset()
  await page.reload()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.address).toHaveText(address)
  await expect(host.balance).toContainText('ETH')
  await expect(modal(page).card).toBeHidden()
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toEqual([])
  expect(await walletRequests(page, sandboxWallet, 'personal_sign')).toEqual([])
  // Strict mode mounts everything twice; the session is still read only once.
  const asked = (await sandbox.requests()).filter((request) => request.service === 'auth')
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/auth/session'])
})

/** The exact amount with up to 18 decimals. */
function inEther(wei: bigint): string {
  const [whole, fraction] = [wei / 10n ** 18n, wei % 10n ** 18n]
  return fraction === 0n ? `${whole}` : `${whole}.${fraction.toString().padStart(18, '0').replace(/0+$/, '')}`
}
