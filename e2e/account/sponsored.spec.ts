import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { factOf, toUnits } from '../support/wallets/shownAmount.ts'
import {
  aliceSmartAccount,
  coinsOf,
  fund,
  payingOptions,
  reviewDai,
  reviewDaiSwap,
  revokeDai,
  tokenBalance,
} from '../support/wallets/smartAccount.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const units = 10n ** 18n

test('sends a token whose network fee the app pays: no coin of the account is touched', async ({
  page,
  visit,
  sandbox,
}) => {
  await fund(sandbox, aliceSmartAccount, { coins: 0n, dai: 50n * units })
  const before = await Promise.all(
    [aliceSmartAccount, bob].map((account) => tokenBalance(sandbox, 'DAI', account)),
  )
  await visit(payingOptions(sandbox))
  await reviewDai(page, 'smartAccount', bob, '12.5')
  const { card } = modal(page)
  await expect(factOf(card, 'Network fee')).toHaveText('paid by Harrow & Vetch')
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-success')).toBeVisible()
  const [left, arrived] = await Promise.all(
    [aliceSmartAccount, bob].map((account) => tokenBalance(sandbox, 'DAI', account)),
  )
  const amount = 125n * 10n ** 17n
  expect([(before[0] ?? 0n) - (left ?? 0n), (arrived ?? 0n) - (before[1] ?? 0n)]).toEqual([amount, amount])
  expect(await nativeBalance(sandbox, 1, aliceSmartAccount)).toBe(0n)
  expect(await walletRequests(page, sandboxWallet, 'wallet_sendCalls')).toHaveLength(1)
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(0)
})

test('approves and swaps in one request that the app pays for', async ({ page, visit, sandbox }) => {
  await fund(sandbox, aliceSmartAccount, { coins: units, dai: 50n * units })
  const before = {
    dai: await tokenBalance(sandbox, 'DAI', aliceSmartAccount),
    usdc: await tokenBalance(sandbox, 'USDC', aliceSmartAccount),
  }
  await visit(payingOptions(sandbox))
  await reviewDaiSwap(page, 'smartAccount', '20.5')
  const { card } = modal(page)
  await expect(factOf(card, 'Network fee')).toHaveText('paid by Harrow & Vetch')
  await expect(card).toContainText('Your wallet approves and swaps in one step.')
  const minimum = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  await card.getByTestId('swap-confirm').click()
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect(before.dai - (await tokenBalance(sandbox, 'DAI', aliceSmartAccount))).toBe(205n * 10n ** 17n)
  expect((await tokenBalance(sandbox, 'USDC', aliceSmartAccount)) - before.usdc).toBeGreaterThanOrEqual(
    minimum,
  )
  expect(await nativeBalance(sandbox, 1, aliceSmartAccount)).toBe(units)
  expect(await walletRequests(page, sandboxWallet, 'wallet_sendCalls')).toHaveLength(1)
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(0)
})

// F39
test('sends nothing when the budget is used up, and lets the account pay once it has seen its fee', async ({
  page,
  visit,
  sandbox,
}) => {
  await fund(sandbox, aliceSmartAccount, { coins: units, dai: 50n * units })
  await sandbox.setSponsor({ budget: '0' })
  const before = await tokenBalance(sandbox, 'DAI', bob)
  await visit(payingOptions(sandbox))
  await reviewDai(page, 'smartAccount', bob, '3')
  const { card } = modal(page)
  await card.getByTestId('send-confirm').click()
  await expect(card).toContainText('The network fee was not paid for you, so nothing was sent.')
  expect(await tokenBalance(sandbox, 'DAI', bob)).toBe(before)
  expect(await nativeBalance(sandbox, 1, aliceSmartAccount)).toBe(units)
  await expect(factOf(card, 'Network cost, at most')).toContainText('ETH')
  await expect(card.getByTestId('fee-payer')).toBeHidden()
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-success')).toBeVisible()
  expect((await tokenBalance(sandbox, 'DAI', bob)) - before).toBe(3n * units)
  expect(await nativeBalance(sandbox, 1, aliceSmartAccount)).toBeLessThan(units)
})

test.describe('a paymaster with a fault', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  for (const fault of [
    { mode: 'down' },
    { mode: 'status', status: 429 },
    { mode: 'malformed' },
    { mode: 'behave', behaviour: 'otherChain' },
    { mode: 'behave', behaviour: 'underpays' },
  ]) {
    const name = fault.behaviour ?? fault.status ?? fault.mode
    // F39
    test(`pays nothing, so that nothing is sent, and says so: ${name}`, {
      tag: name === 'underpays' ? [] : '@long',
    }, async ({ page, visit, sandbox }) => {
      await fund(sandbox, aliceSmartAccount, { coins: units, dai: 50n * units })
      const before = await tokenBalance(sandbox, 'DAI', aliceSmartAccount)
      await sandbox.setFaults({ 'paymaster:1': fault })
      await visit(payingOptions(sandbox))
      await reviewDai(page, 'smartAccount', bob, '4')
      const { card } = modal(page)
      await card.getByTestId('send-confirm').click()
      await expect(card).toContainText('The network fee was not paid for you, so nothing was sent.')
      await expect(factOf(card, 'Network cost, at most')).toContainText('ETH')
      expect(await tokenBalance(sandbox, 'DAI', aliceSmartAccount)).toBe(before)
      expect(await nativeBalance(sandbox, 1, aliceSmartAccount)).toBe(units)
    })
  }
})

test.describe('a wallet that lies', () => {
  // T31
  test('lets the account pay where the app had to, which is noticed', async ({ page, visit, sandbox }) => {
    await fund(sandbox, aliceSmartAccount, { coins: units, dai: 50n * units })
    await visit(payingOptions(sandbox))
    await reviewDai(page, 'letsAccountPay', bob, '2')
    const before = await coinsOf(sandbox, aliceSmartAccount)
    const { card } = modal(page)
    await expect(factOf(card, 'Network fee')).toHaveText('paid by Harrow & Vetch')
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-altered')).toBeVisible()
    expect(await coinsOf(sandbox, aliceSmartAccount)).toBeLessThan(before)
  })

  // T32
  test('approves and does not swap, and reports success of both, which is noticed', async ({
    page,
    visit,
    sandbox,
  }) => {
    const before = await tokenBalance(sandbox, 'DAI', alice)
    await visit({ siwx: false })
    await reviewDaiSwap(page, 'sendsFirst', '6.25')
    const { card } = modal(page)
    await expect(card).toContainText('Your wallet approves and swaps in one step.')
    const exchange = ((await card.getByTestId('swap-exchange').textContent()) ?? '').replace(/\s/g, '')
    try {
      await card.getByTestId('swap-confirm').click()
      await expect(card.getByTestId('swap-altered')).toBeVisible()
      expect(await tokenBalance(sandbox, 'DAI', alice)).toBe(before)
    } finally {
      await revokeDai(sandbox, exchange.slice(-42))
    }
  })
})
