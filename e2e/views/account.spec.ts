import { sidewaysScrollers } from '../support/checks/cardLayout.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

const longName = 'Orchard Lane Optimistic Rollup Sepolia Testnet'

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('Account shows a long network name in full and keeps it away from the title', async ({
    page,
    visit,
    origins,
  }) => {
    const network = {
      id: 1,
      name: longName,
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${origins.playground}/sandbox/rpc/1`] } },
      blockExplorers: { default: { name: 'Orchard Explorer', url: 'https://explorer.orchard.example' } },
    }
    await visit({ siwx: false, networks: [network] })
    await connect(page)
    await hostPage(page).accountButton.click()
    const { card, networkSelector, title, close } = modal(page)
    await expect(card.getByTestId('w3m-account-total')).toBeVisible()

    await expect(card.getByRole('button', { name: `Network: ${longName}. Change` })).toBeVisible()
    const row = card.getByTestId('account-switch-network-button')
    await expect(row).toContainText(longName)
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
    await expect(card.getByRole('link', { name: /View on Orchard Explorer/ })).toBeVisible()
    expect(await sidewaysScrollers(page)).toEqual([])

    const parts = await Promise.all([networkSelector, title, close].map((part) => part.boundingBox()))
    const [selectorBox, titleBox, closeBox] = parts.map((box) => box ?? { x: 0, width: 0 })
    expect((selectorBox?.x ?? 0) + (selectorBox?.width ?? 0)).toBeLessThanOrEqual(titleBox?.x ?? 0)
    expect((titleBox?.x ?? 0) + (titleBox?.width ?? 0)).toBeLessThanOrEqual(closeBox?.x ?? 0)

    await row.click()
    await expect(title).toHaveText('Choose Network')
  })
})
