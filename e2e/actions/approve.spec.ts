import { openModal } from '../support/connect.ts'
import { modal, sandboxWallet } from '../support/modal.ts'
import { nativeBalance } from '../support/nativeBalance.ts'
import { expect, test } from '../support/test.ts'
import { walletRequests } from '../support/walletRequests.ts'

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
  await expect(card).toContainText('Network fee, at most')
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
