import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { factOf, toUnits } from '../support/wallets/shownAmount.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// T5
test('a wallet without a screen of its own: cancelled with 4001, then approved and on the chain', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false, connectors: true })
  await openModal(page)
  const { card, title } = modal(page)
  await card.getByTestId('wallet-selector-external-silent').click()
  await expect(card).toBeHidden()
  const send = () =>
    page.evaluate(
      ([from, to]) =>
        window.kit
          ?.getProvider('eip155')
          ?.request({ method: 'eth_sendTransaction', params: [{ from, to, value: '0x2386f26fc10000' }] })
          .then(
            (hash) => ({ hash: String(hash) }),
            (error: { code?: number; message?: string }) => ({ code: error.code, message: error.message }),
          ),
      [alice, bob] as const,
    )
  await test.step('a method that no page may call', async () => {
    const refused = page.evaluate(() =>
      window.kit
        ?.getProvider('eip155')
        ?.request({ method: 'eth_sign', params: [] })
        .catch(({ message }: Error) => message),
    )
    expect(await refused).toBe('Requested RPC call is not allowed')
    await expect(modal(page).toast).toHaveText('Action not allowed')
    await expect(title).toHaveText('Account')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  const before = await nativeBalance(sandbox, 1, bob)
  const declined = send()
  await expect(title).toHaveText('Approve Transaction')
  await expect(card.getByTestId('approval-send')).toContainText('0.01 ETH')
  await expect(card).toContainText('Network cost, at most')
  await card.getByTestId('approval-cancel').click()
  await expect(card).toBeHidden()
  expect(await declined).toEqual({ code: 4001, message: 'User rejected the request' })
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(0)

  const approved = send()
  await card.getByTestId('approval-approve').click()
  expect(await approved).toEqual({ hash: expect.stringMatching(/^0x[\da-f]{64}$/) })
  await expect(card).toBeHidden()
  expect((await nativeBalance(sandbox, 1, bob)) - before).toBe(10_000_000_000_000_000n)
})

// T5
test('shows about what a bundle costs, whose second call depends on the first', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false, connectors: true })
  await openModal(page)
  const { card } = modal(page)
  await card.getByTestId('wallet-selector-external-silent').click()
  await expect(card).toBeHidden()
  const { chains } = await sandbox.describe()
  const usdc = chains[0]?.tokens.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
  const word = (value: string) => value.replace('0x', '').toLowerCase().padStart(64, '0')
  // Of the own account's tokens: refused without the allowance before it.
  const approve = `0x095ea7b3${word(alice)}${word('0xf4240')}`
  const take = `0x23b872dd${word(alice)}${word(bob)}${word('0xf4240')}`
  const calls = [approve, take].map((data) => ({ to: usdc, data }))
  await page.evaluate(
    ([from, calls]) => {
      const params = [{ version: '2.0.0', from, chainId: '0x1', atomicRequired: true, calls }]
      // Declined when the page is left.
      void window.kit
        ?.getProvider('eip155')
        ?.request({ method: 'wallet_sendCalls', params })
        .catch(() => 0)
    },
    [alice, calls] as const,
  )
  const shown = factOf(card, 'Network cost, about')
  await expect(shown).toContainText('ETH')
  const price = BigInt(String(await requestNode(sandbox, 1, 'eth_gasPrice', [])))
  const gas = toUnits(await shown.textContent(), 18) / price
  // A transaction with an approval and a transfer.
  expect(gas).toBeGreaterThan(70_000n)
  expect(gas).toBeLessThan(400_000n)
})

// T5
test('a bundle of 500 calls is counted, and its last call can be read before it is cancelled', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false, connectors: true })
  await openModal(page)
  const { card, title } = modal(page)
  await card.getByTestId('wallet-selector-external-silent').click()
  await expect(card).toBeHidden()
  const outcome = page.evaluate(
    async ([from, to]) => {
      const calls = Array.from({ length: 500 }, (_, index) => ({
        to,
        value: `0x${(index + 1).toString(16)}`,
      }))
      const params = [{ version: '2.0.0', from, chainId: '0x1', atomicRequired: false, calls }]
      const request = window.kit?.getProvider('eip155')?.request({ method: 'wallet_sendCalls', params })
      return request?.catch(({ code }: { code?: number }) => code)
    },
    [alice, bob] as const,
  )
  await expect(title).toHaveText('Approve Transaction')
  await expect(card.getByRole('list', { name: 'What it does (500)' }).getByRole('listitem')).toHaveCount(500)
  const last = card.getByTestId('approval-send').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(last).toContainText('0.0000000000000005 ETH')
  await card.getByTestId('approval-cancel').click()
  expect(await outcome).toBe(4001)
})
