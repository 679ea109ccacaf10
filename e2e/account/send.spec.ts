import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { cutTo, factOf, toUnits } from '../support/wallets/shownAmount.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('sends ether: what leaves and what arrives is what was confirmed', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  const { card, title } = modal(page)
  const before = [await nativeBalance(sandbox, 1, alice), await nativeBalance(sandbox, 1, bob)] as const
  await card.getByTestId('wallet-features-send-button').click()
  await expect(title).toHaveText('Send')
  await card.getByTestId('send-token').click()
  await card.getByTestId('send-token-option-ETH').click()
  await expect(card.getByTestId('send-review')).toHaveText('Add Amount')
  await card.getByTestId('send-amount').fill('0.25')
  await expect(card.getByTestId('send-review')).toHaveText('Add Address')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(title).toHaveText('Review send')
  await expect(card).toContainText('0.25 ETH')
  await expect(card.getByTestId('send-preview-receiver')).toHaveText(bob)
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  const fee = toUnits(await factOf(card, 'Network cost, at most').textContent(), 18)
  await expect(factOf(card, 'Leaves your account')).toHaveText('0.25 ETH')
  // T24: one request, however often it is pressed.
  await card.getByTestId('send-confirm').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await expect(modal(page).toast).toHaveText('Transaction started')
  await expect(card.getByTestId('send-success')).toBeVisible()
  await expect(title).toHaveText('Send')
  await expect(modal(page).back).toBeHidden()
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(1)
  const amount = 250_000_000_000_000_000n
  expect((await nativeBalance(sandbox, 1, bob)) - before[1]).toBe(amount)
  const left = await nativeBalance(sandbox, 1, alice)
  const paid = before[0] - left - amount
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(fee)
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByTestId('token-item-ETH')).toContainText(`${cutTo(2, left)} ETH`)
})

test('the app opens the form with what is to be sent, for review', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  const open = (given: { amount: string; to: string; assetAddress?: string; chainId?: number }) =>
    page.evaluate((sent) => window.kit?.open({ view: 'WalletSend', arguments: sent }), given)
  const { card, title } = modal(page)
  await open({ amount: '0.125', to: bob })
  await expect(card.getByTestId('send-amount')).toHaveValue('0.125')
  await expect(card.getByTestId('send-receiver')).toHaveValue(bob)
  await card.getByTestId('send-review').click()
  await expect(title).toHaveText('Review send')
  await expect(card).toContainText('0.125 ETH')
  await page.keyboard.press('Escape')
  // The amount is one of another network: it is no amount of this one's coin.
  await open({ amount: '0.125', to: bob, chainId: 137 })
  await expect(card.getByTestId('send-receiver')).toHaveValue(bob)
  await expect(card.getByTestId('send-amount')).toBeHidden()
})

test('keeps the form when the wallet declines, and sends nothing', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  const { card, back } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.5')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  await setWallet(page, sandboxWallet, 'setReject', true)
  await card.getByTestId('send-confirm').click()
  await expect(modal(page).toast).toHaveText('Signature declined')
  await expect(card).toContainText('Nothing was sent')
  await back.click()
  await expect(card.getByTestId('send-amount')).toHaveValue('0.5')
  await expect(card.getByTestId('send-receiver')).toHaveValue(bob)
})

// F9
test('a review that stays open is read again, and asks before it costs more than was shown', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.03')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  const cost = async () => toUnits(await factOf(card, 'Network cost, at most').textContent(), 18)
  const shown = await cost()
  const block = (await requestNode(sandbox, 1, 'eth_getBlockByNumber', ['latest', false])) as {
    readonly baseFeePerGas: string
  }
  const setBaseFee = async (value: bigint) => {
    await requestNode(sandbox, 1, 'anvil_setNextBlockBaseFeePerGas', [`0x${value.toString(16)}`])
    await requestNode(sandbox, 1, 'evm_mine', [])
  }
  const usual = BigInt(block.baseFeePerGas)
  // At most 13 gwei, with a tip of 1 gwei: in hexadecimal, the price begins with a smaller digit than its tip.
  await setBaseFee(10n ** 10n)
  try {
    await expect(card).toContainText('The network cost is now', { timeout: 15_000 })
    await expect(card.getByTestId('send-confirm')).toHaveCount(0)
    const risen = await cost()
    expect(risen).toBeGreaterThan(shown)
    const before = await nativeBalance(sandbox, 1, alice)
    await card.getByTestId('send-accept-change').click()
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-success')).toBeVisible()
    const paid = before - (await nativeBalance(sandbox, 1, alice)) - 30_000_000_000_000_000n
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(risen)
  } finally {
    await setBaseFee(usual)
  }
})
