import { verifyMessage } from 'viem'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('wagmi follows the modal: account, network, signature, transaction, reload', async ({ host }) => {
  const { page, open, connect, press } = host
  await open('vite-wagmi')
  const [kit, wagmi] = [page.getByTestId('kit'), page.getByTestId('wagmi')]
  await connect()
  await expect(kit).toHaveText(`connected ${alice} 1`)
  await expect(wagmi).toHaveText(`connected ${alice} 1`)
  await expect(page.getByTestId('connector')).toHaveText('Sandbox Wallet')

  await press('Sign')
  const signature = page.getByTestId('signature')
  await expect(signature).toHaveText(/^0x/)
  const signed = (await signature.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: alice, message: 'Hello from wagmi', signature: signed })).toBe(true)

  await press('Switch')
  await expect(wagmi).toHaveText(`connected ${alice} 137`)
  await press('Switch in wagmi')
  await expect(kit).toHaveText(`connected ${alice} 1`)
  await press('Send')
  await expect(page.getByTestId('transaction')).toHaveText(/^0x[\da-f]{64}$/)

  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await expect(wagmi).toHaveText(`connected ${bob} 1`)
  await setWallet(page, sandboxWallet, 'changeChain', 137)
  await expect(wagmi).toHaveText(`connected ${bob} 137`)

  await page.reload()
  await expect(wagmi).toHaveText(`connected ${bob} 137`)
  await expect(kit).toHaveText(`connected ${bob} 137`)
  await press('Sign')
  await expect(signature).toHaveText(/^0x/)
})

test('each side disconnects the other, and stays so after a reload', async ({ host }) => {
  const { page, open, connect, press } = host
  await open('vite-wagmi')
  const [kit, wagmi] = [page.getByTestId('kit'), page.getByTestId('wagmi')]
  await connect()
  await press('Disconnect in wagmi')
  await expect(kit).toHaveText('disconnected 1')
  await expect(wagmi).toHaveText('disconnected')
  await connect()
  await press('Disconnect')
  await expect(wagmi).toHaveText('disconnected')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect Wallet', exact: true })).toBeVisible()
  await expect(wagmi).toHaveText('disconnected')
})

test('connect of wagmi opens the modal, and learns that it was closed', async ({ host }) => {
  const { page, open, press } = host
  await open('vite-wagmi')
  await press('Connect in wagmi')
  await modal(page).close.click()
  await expect(page.getByTestId('connect-error')).toHaveText('UserRejectedRequestError')
  await press('Connect in wagmi')
  await modal(page).wallet(sandboxWallet).click()
  await expect(page.getByTestId('wagmi')).toHaveText(`connected ${alice} 1`)
  await expect(page.getByTestId('kit')).toHaveText(`connected ${alice} 1`)
})
