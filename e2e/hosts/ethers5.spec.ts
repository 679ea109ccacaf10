import { verifyMessage } from 'viem'
import { expect, test } from '../support/tests/hostsTest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('ethers 5 signs and sends with the wallet', async ({ host }) => {
  const { page, open, connect, press } = host
  await open('ethers5')
  const [account, result] = [page.getByTestId('account'), page.getByTestId('result')]
  await connect()
  await expect(account).toHaveText(`true ${alice} 1`)
  await press('Sign')
  await expect(result).toHaveText(/^0x/)
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: alice, message: 'Hello from ethers 5', signature })).toBe(true)
  await press('Send')
  await expect(result).toHaveText(/^0x[\da-f]{64} 1$/)
  await press('Switch')
  await expect(account).toHaveText(`true ${alice} 137`)
  await press('Send')
  await expect(result).toHaveText(/^0x[\da-f]{64} 1$/)
  await page.reload()
  await expect(account).toHaveText(`true ${alice} 137`)
  await press('Disconnect')
  await expect(account).toHaveText('false 137')
})
