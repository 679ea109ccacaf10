import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

/**
 * Requests of each view to the services, beyond those of the account that it is opened from, and the part that it shows
 * then.
 */
const views = [
  { opener: 'wallet-features-send-button', shows: 'send-review', asks: [] },
  { opener: 'wallet-features-receive-button', shows: 'wui-qr-code', asks: [] },
  {
    opener: 'wallet-features-swaps-button',
    shows: 'swap-select-token-button-toToken',
    asks: ['getGasPrice', 'getSwapTokens', 'getTokenPrices'],
  },
  {
    opener: 'wallet-features-onramp-button',
    shows: 'onramp-continue',
    asks: ['getOnrampOptions'],
  },
  { opener: 'tab-activity', shows: 'group-title', asks: ['getHistory'] },
  { opener: 'tab-nfts', shows: 'nft-toggle-spam', asks: ['getNfts'] },
  { opener: 'w3m-header-smart-sessions', shows: /^smart-session-item-/, asks: ['getSmartSessions'] },
] as const

for (const { opener, shows, asks } of views) {
  test(`${opener} asks the services for what is new, once`, {
    tag: opener === 'tab-activity' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    await visit({ siwx: false, features: { smartSessions: true } })
    await openAccount(page)
    const { card } = modal(page)
    await expect(card.getByTestId('token-item-ETH')).toBeVisible()
    const asked = async () =>
      (await sandbox.requests())
        .filter(({ service }) => /^(dataService|nftService)$/.test(service))
        .flatMap(({ operations }) => operations)
    const before = (await asked()).length
    await card.getByTestId(opener).click()
    await expect(card.getByTestId(shows).first()).toBeVisible()
    const sinceOpened = async () => (await asked()).slice(before).toSorted()
    await expect.poll(sinceOpened).toEqual(asks)
    // A second question would have been asked by the time that the modal is gone.
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    expect(await sinceOpened()).toEqual(asks)
  })
}
