import { openAccount, openSolanaAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('shows the address, its EIP-681 code and the network, and copies it', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit({ siwx: false })
  await openAccount(page)
  const { card, title, toast } = modal(page)
  await card.getByTestId('wallet-features-receive-button').click()
  await expect(title).toHaveText('Receive')
  await expect(card.getByTestId('receive-address')).toHaveText(alice)
  await expect(card.getByTestId('wui-qr-code')).toHaveAttribute('uri', `ethereum:${alice}@1`)
  await expect(card).toContainText('Send only tokens on Ethereum')
  await card.getByTestId('receive-address-copy-button').click()
  await expect(toast).toHaveText('Address copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alice)
})

test('shows a Solana Pay code', async ({ page, visit }) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await openSolanaAccount(page)
  const { card } = modal(page)
  await card.getByTestId('wallet-features-receive-button').click()
  const address = (await page.evaluate(() => window.kit?.getAddress('solana'))) ?? 'none'
  await expect(card.getByTestId('receive-address')).toHaveText(address)
  await expect(card.getByTestId('wui-qr-code')).toHaveAttribute('uri', `solana:${address}`)
})
