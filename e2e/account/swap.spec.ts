import { openAccount } from '../support/pages/account.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { factOf, toUnits } from '../support/wallets/shownAmount.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** An account that trades as well. */
const trader = '0x00000000000000000000000000000000000074ad'
/** Code that carries out bundles: it accepts coins, and passes calls on to Multicall3 (`DELEGATECALL`). */
const executor = '0x0000000000000000000000000000000000005792'
const executorCode =
  '0x36600557005b363d3d373d3d3d363d73ca11bde05977b3631167028862be2a173976ca115af43d82803e903d91603157fd5bf3'

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

/** Reads what alice holds and has allowed, past the kit. */
async function readTokens(sandbox: SandboxControl) {
  const { chains } = (await sandbox.describe()) as unknown as {
    chains: { exchange: { router: string }; tokens: { symbol: string; address: string }[] }[]
  }
  const { exchange, tokens } = chains[0] ?? {}
  const contractOf = (symbol: string) => tokens?.find((token) => token.symbol === symbol)?.address ?? ''
  const call = async (symbol: string, data: string) => {
    const to = contractOf(symbol)
    return BigInt(String(await requestNode(sandbox, 1, 'eth_call', [{ to, data }, 'latest'])))
  }
  return {
    /** Buys USDC for ether from another account, which moves the price. */
    async buyUsdc(value: bigint) {
      const fields = [
        0n,
        128n,
        BigInt(trader),
        9_999_999_999n,
        2n,
        BigInt(contractOf('WETH')),
        BigInt(contractOf('USDC')),
      ]
      const data = `0x7ff36ab5${fields.map((field) => field.toString(16).padStart(64, '0')).join('')}`
      // More than an estimate: the exchange also writes its price of the time since the block before.
      const gas = '0x7a120'
      const transaction = { from: trader, to: exchange?.router, value: `0x${value.toString(16)}`, data, gas }
      await requestNode(sandbox, 1, 'anvil_setBalance', [trader, `0x${(10n ** 21n).toString(16)}`])
      await requestNode(sandbox, 1, 'anvil_impersonateAccount', [trader])
      const hash = await requestNode(sandbox, 1, 'eth_sendTransaction', [transaction])
      await expect
        .poll(() => requestNode(sandbox, 1, 'eth_getTransactionReceipt', [hash]))
        .toMatchObject({ status: '0x1' })
    },
    /** Approves an amount of alice's token for the exchange. */
    async allow(symbol: string, amount: bigint) {
      const data = `0x095ea7b3${word(exchange?.router ?? '')}${amount.toString(16).padStart(64, '0')}`
      const transaction = { from: alice, to: contractOf(symbol), data }
      const hash = await requestNode(sandbox, 1, 'eth_sendTransaction', [transaction])
      await expect
        .poll(() => requestNode(sandbox, 1, 'eth_getTransactionReceipt', [hash]))
        .toMatchObject({ status: '0x1' })
    },
    balanceOf: (symbol: string) => call(symbol, `0x70a08231${word(alice)}`),
    allowanceOf: (symbol: string) => call(symbol, `0xdd62ed3e${word(alice)}${word(exchange?.router ?? '')}`),
  }
}

// T24
test('swaps ether for a token: no less arrives than was confirmed', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { balanceOf } = await readTokens(sandbox)
  const before = { usdc: await balanceOf('USDC'), eth: await nativeBalance(sandbox, 1, alice) }
  const { card, title } = modal(page)
  await card.getByTestId('wallet-features-swaps-button').click()
  await expect(title).toHaveText('Swap')
  await expect(card.getByTestId('swap-input-sourceToken')).toHaveValue('1')
  await expect(card.getByTestId('swap-input-token-sourceToken')).toHaveText('ETH')
  await expect(card.getByTestId('swap-action-button')).toHaveText('Select token')
  await card.getByTestId('swap-select-token-button-toToken').click()
  await expect(title).toHaveText('Select token')
  await card.getByTestId('swap-select-token-search-input').fill('usd')
  await card.getByTestId('swap-select-token-item-USDC').click()
  await expect(card.getByTestId('swap-review')).toHaveText('Review swap')
  await card.getByTestId('swap-input-sourceToken').fill('')
  await expect(card.getByTestId('swap-review')).toHaveText('Enter amount')
  await card.getByTestId('swap-input-sourceToken').fill('100000000')
  await expect(card.getByTestId('swap-review')).toHaveText('Insufficient balance')
  await card.getByTestId('swap-input-sourceToken').fill('0.5')
  await expect(card.getByTestId('swap-review')).toHaveText('Review swap')
  await expect(card.getByTestId('swap-input-toToken')).not.toHaveValue('')
  await card.getByTestId('swap-review').click()
  await expect(title).toHaveText('Review swap')
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
  const minimum = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  const fee = toUnits(await factOf(card, 'Network cost, at most').textContent(), 18)
  // One request, however often it is pressed.
  await card.getByTestId('swap-confirm').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await expect(modal(page).toast).toHaveText('Transaction started')
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(1)
  const received = (await balanceOf('USDC')) - before.usdc
  expect(minimum).toBeGreaterThan(0n)
  expect(received).toBeGreaterThanOrEqual(minimum)
  const shown = await card.getByTestId('swap-success').textContent()
  expect(toUnits(shown, 6)).toBe(received)
  const paid = before.eth - (await nativeBalance(sandbox, 1, alice)) - 5n * 10n ** 17n
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(fee)
})

/** The roll-up's fee for publishing a transaction, reported by the contract where those of the OP Stack report it. */
const dataFee = 3n * 10n ** 17n
const oracle = '0x420000000000000000000000000000000000000F'
const oracleCode = `0x7f${dataFee.toString(16).padStart(64, '0')}60005260206000f3`

for (const [kind, chainId, published] of [
  ['a plain network', 1, 0n],
  ['a roll-up', 137, dataFee],
] as const) {
  // F9
  test(`Max of the coin leaves what a swap on ${kind} takes`, {
    tag: kind === 'a roll-up' ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    const before = await nativeBalance(sandbox, chainId, alice)
    const setBalance = (units: bigint) =>
      requestNode(sandbox, chainId, 'anvil_setBalance', [alice, `0x${units.toString(16)}`])
    try {
      await setBalance(10n ** 18n)
      if (published > 0n) await requestNode(sandbox, chainId, 'anvil_setCode', [oracle, oracleCode])
      await visit({ siwx: false })
      await openAccount(page)
      if (chainId !== 1) await setWallet(page, sandboxWallet, 'changeChain', chainId)
      const { card } = modal(page)
      await page.evaluate(() =>
        window.kit?.open({ view: 'Swap', arguments: { amount: '0.01', toToken: 'USDC' } }),
      )
      await card.getByTestId('swap-max').click()
      await expect(card.getByTestId('swap-input-sourceToken')).not.toHaveValue('0.01')
      await card.getByTestId('swap-review').click()
      await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
      const fee = toUnits(await factOf(card, 'Network cost, at most').textContent(), 18)
      expect(fee).toBeGreaterThan(published)
      await card.getByTestId('swap-confirm').click()
      await expect(card.getByTestId('swap-success')).toBeVisible()
      // The node of the sandbox takes no fee for publishing.
      expect(await nativeBalance(sandbox, chainId, alice)).toBeGreaterThanOrEqual(published)
    } finally {
      // Other tests of this worker use the account, too.
      await setBalance(before)
      await requestNode(sandbox, chainId, 'anvil_setCode', [oracle, '0x'])
    }
  })
}

// F36
test('swaps a token for another one: first approved, then swapped by a press of its own', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { balanceOf, allowanceOf } = await readTokens(sandbox)
  const before = { usdc: await balanceOf('USDC'), dai: await balanceOf('DAI') }
  const amount = 20_500_000_000_000_000_000n
  expect(await allowanceOf('DAI')).toBe(0n)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '20.5', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  const { card } = modal(page)
  const confirm = card.getByTestId('swap-confirm')
  await card.getByTestId('swap-review').click()
  await expect(confirm).toHaveText('Approve')
  await expect(card.getByTestId('swap-approve-exact')).toHaveText('20.5 DAI')
  await setWallet(page, sandboxWallet, 'setReject', true)
  await confirm.click()
  await expect(modal(page).toast).toHaveText('Signature declined')
  await expect(card).toContainText('Nothing was swapped')
  await expect(confirm).toHaveText('Approve')
  await setWallet(page, sandboxWallet, 'setReject', false)
  await confirm.click()
  await expect(confirm).toHaveText('Swap')
  expect(await allowanceOf('DAI')).toBe(amount)
  // The swap waits for a press of its own.
  expect(await balanceOf('DAI')).toBe(before.dai)
  const minimum = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  await confirm.click()
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect(before.dai - (await balanceOf('DAI'))).toBe(amount)
  expect((await balanceOf('USDC')) - before.usdc).toBeGreaterThanOrEqual(minimum)
  // Nothing of an exact approval is left.
  expect(await allowanceOf('DAI')).toBe(0n)
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(3)
})

// F36
test('a token that refuses another approval while one is left is reset first', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { allow, balanceOf, allowanceOf } = await readTokens(sandbox)
  await allow('USDT', 5n)
  const before = await balanceOf('USDT')
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '12.5', fromToken: 'USDT', toToken: 'USDC' } }),
  )
  const { card } = modal(page)
  const confirm = card.getByTestId('swap-confirm')
  await card.getByTestId('swap-review').click()
  await expect(confirm).toHaveText('Reset the allowance')
  await expect(card).toContainText('Three steps')
  await confirm.click()
  await expect(confirm).toHaveText('Approve')
  expect(await allowanceOf('USDT')).toBe(0n)
  await confirm.click()
  await expect(confirm).toHaveText('Swap')
  expect(await allowanceOf('USDT')).toBe(12_500_000n)
  await confirm.click()
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect(before - (await balanceOf('USDT'))).toBe(12_500_000n)
})

// F36
test('asks again when the price has moved since it was shown', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { balanceOf, buyUsdc } = await readTokens(sandbox)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '0.25', toToken: 'USDC' } }),
  )
  const { card } = modal(page)
  await card.getByTestId('swap-review').click()
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
  const shown = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  await buyUsdc(8n * 10n ** 18n)
  await card.getByTestId('swap-refresh').click()
  await expect(card).toContainText('The price has changed')
  await expect(card.getByTestId('swap-confirm')).toBeHidden()
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(0)
  await card.getByTestId('swap-accept-price').click()
  const accepted = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  expect(accepted).toBeLessThan(shown)
  const before = await balanceOf('USDC')
  await card.getByTestId('swap-confirm').click()
  await expect(card.getByTestId('swap-success')).toBeVisible()
  expect((await balanceOf('USDC')) - before).toBeGreaterThanOrEqual(accepted)
})

// T19
test('lets an exchange that the kit does not know spend the amount of the swap alone', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { allow } = await readTokens(sandbox)
  // Revokes the approval of the account's history.
  await allow('USDC', 0n)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '7.5', fromToken: 'USDC', toToken: 'DAI' } }),
  )
  const { card } = modal(page)
  await card.getByTestId('swap-review').click()
  await expect(card.getByTestId('swap-confirm')).toHaveText('Approve')
  await expect(card.getByTestId('swap-approve-exact')).toHaveText('7.5 USDC')
  await expect(card.getByTestId('swap-approve-unlimited')).toHaveCount(0)
})

test('approves and swaps in one transaction where the wallet can', async ({ page, visit, sandbox }) => {
  await requestNode(sandbox, 1, 'anvil_setCode', [executor, executorCode])
  await visit({ siwx: false })
  await openAccount(page)
  await setWallet(page, sandboxWallet, 'setBundles', executor)
  const { allowanceOf, balanceOf } = await readTokens(sandbox)
  const before = { usdc: await balanceOf('USDC'), dai: await balanceOf('DAI') }
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '15.25', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  const { card } = modal(page)
  await card.getByTestId('swap-review').click()
  await expect(card).toContainText('Your wallet approves and swaps in one step.')
  await expect(card.getByTestId('swap-confirm')).toHaveText('Swap')
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
  const minimum = toUnits(await card.getByTestId('swap-minimum').textContent(), 6)
  try {
    await card.getByTestId('swap-confirm').click()
    await expect(card.getByTestId('swap-success')).toBeVisible()
    const received = (await balanceOf('USDC')) - before.usdc
    expect(received).toBeGreaterThanOrEqual(minimum)
    expect(toUnits(await card.getByTestId('swap-success').textContent(), 6)).toBe(received)
    expect(before.dai - (await balanceOf('DAI'))).toBe(15_250_000_000_000_000_000n)
    expect(await allowanceOf('DAI')).toBe(0n)
    expect(await walletRequests(page, sandboxWallet, 'wallet_sendCalls')).toHaveLength(1)
    expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(0)
  } finally {
    // The account delegates to the code from then on.
    await requestNode(sandbox, 1, 'anvil_setCode', [alice, '0x'])
  }
})
