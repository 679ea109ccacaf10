import type { Page } from '@playwright/test'
import type { OnePrompt } from '@wallet-kit/sdk/testing'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { signInServers } from '../support/pages/signInServers.ts'
import { expect, test } from '../support/tests/test.ts'

/** Wallets by the way in which they connect and sign in by one prompt. */
const ways = {
  wallet_connect: { namespaces: ['eip155'], row: 'wallet-selector-dev.wallet-kit.sandbox' },
  'solana:signIn': {
    namespaces: ['solana'],
    row: 'wallet-selector-standard.sandbox-solana-wallet',
  },
} as const
type Way = keyof typeof ways

/** The wallet of that way from now on answers so. */
const answerBy = (page: Page, way: Way, how: OnePrompt) =>
  page.evaluate(
    ({ isSolana, how }) => {
      const wallets = isSolana ? window.testSolanaWallets : window.testWallets
      const index = isSolana ? 1 : 0
      wallets?.[index]?.setOnePrompt(how)
    },
    { isSolana: way === 'solana:signIn', how },
  )

/** Prompts of all wallets since the page was loaded. */
const prompts = (page: Page) =>
  page.evaluate(() =>
    [...(window.testWallets ?? []), ...(window.testSolanaWallets ?? [])]
      .flatMap(({ requests }) => requests.map(({ method }) => method))
      .filter((method) => /requestAccounts|wallet_connect$|sign|standard:connect/i.test(method)),
  )

/** Session that the auth server has for this browser. */
const session = (page: Page) =>
  page.evaluate(() => fetch('/api/auth/session').then((reply) => reply.json() as Promise<unknown>))

for (const way of Object.keys(ways) as Way[]) {
  const { namespaces, row } = ways[way]

  for (const [name, options] of signInServers) {
    // AppKit's `siweConfig` is for EVM alone.
    if (name === 'siweConfig' && way === 'solana:signIn') continue
    // T27
    test(`one prompt connects and signs in with ${name}: ${way}`, {
      tag: name === 'the server' ? [] : '@long',
    }, async ({ page, visit, sandbox }) => {
      const host = hostPage(page)
      const { card } = modal(page)
      await visit(options, { namespaces })
      await answerBy(page, way, 'asAsked')
      await host.connectButton.click()
      const asked = (await sandbox.requests()).filter(({ service }) => service === 'auth')
      expect(asked, 'before a wallet is picked').toEqual([])
      await card.getByTestId(row).click()
      await expect(host.authentication).toHaveText('authenticated')
      await expect(card).toBeHidden()
      expect(await prompts(page)).toEqual([way])

      await page.reload()
      await expect(host.authentication).toHaveText('authenticated')
      expect(await prompts(page)).toEqual([])
    })
  }

  test.describe(`a wallet that lies: ${way}`, () => {
    // The server's refusal of a signature.
    test.use({ allowedConsoleErrors: /status of 401/ })

    // T8, T9, T33
    test('is connected and signs nobody in, until it signs as asked', {
      tag: way === 'wallet_connect' ? [] : '@long',
    }, async ({ page, visit }) => {
      const host = hostPage(page)
      const { card, sign, toast } = modal(page)
      const lies: readonly OnePrompt[] = [
        'otherAccount',
        'otherDomain',
        'otherNonce',
        'otherTime',
        'otherText',
      ]
      await visit({ siwx: 'server' }, { namespaces })
      for (const how of ['unsigned', ...lies] as const) {
        await answerBy(page, way, how)
        await host.connectButton.click()
        await card.getByTestId(row).click()
        await expect(sign, how).toBeVisible()
        // A signature of an account that is not the active one is none of the visitor's.
        const isIgnored = how === 'unsigned' || (how === 'otherAccount' && way === 'solana:signIn')
        await expect(toast).toHaveCount(isIgnored ? 0 : 1)
        await expect(host.connectionStatus).toHaveText('connected')
        expect(await session(page), how).toBeNull()
        // Required: cancelling disconnects.
        await modal(page).cancelSign.click()
        await expect(host.connectionStatus).toHaveText('disconnected')
        await expect(toast).toHaveCount(0)
      }
      await answerBy(page, way, 'otherNonce')
      await host.connectButton.click()
      await card.getByTestId(row).click()
      await sign.click()
      await expect(host.authentication).toHaveText('authenticated')
    })
  })
}

test.describe('while the sign-in server is down', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource|net::ERR/ })

  // F32
  test('the wallet connects, and the visitor is told', async ({ page, visit, sandbox }) => {
    const host = hostPage(page)
    const { card } = modal(page)
    await visit({ siwx: 'server' })
    await answerBy(page, 'wallet_connect', 'asAsked')
    await sandbox.setFaults({ auth: { mode: 'status', status: 503 } })
    await host.connectButton.click()
    await card.getByTestId(ways.wallet_connect.row).click()
    await expect(host.connectionStatus).toHaveText('connected')
    expect(await prompts(page)).toEqual(['eth_requestAccounts'])
    await expect(card).toContainText('A problem occurred while trying initialize authentication')
  })
})

// F14
test('a visitor who says no has said it once, and is asked the same again', async ({ page, visit }) => {
  const host = hostPage(page)
  const { card, tryAgain } = modal(page)
  await visit({ siwx: 'server' })
  await answerBy(page, 'wallet_connect', 'asAsked')
  await page.evaluate(() => window.testWallets?.[0]?.rejectNext('wallet_connect'))
  await host.connectButton.click()
  await card.getByTestId(ways.wallet_connect.row).click()
  await expect(card).toContainText('Request declined')
  await expect(host.connectionStatus).toHaveText('disconnected')
  expect(await prompts(page)).toEqual(['wallet_connect'])
  await tryAgain.click()
  await expect(host.authentication).toHaveText('authenticated')
  expect(await prompts(page)).toEqual(['wallet_connect', 'wallet_connect'])
})
