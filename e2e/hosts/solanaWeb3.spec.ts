import { createPublicKey, verify } from 'node:crypto'
import { getBase58Encoder } from '@solana/kit'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'

const confirmed = /^[1-9A-HJ-NP-Za-km-z]{80,90} confirmed$/
const spki = Buffer.from('302a300506032b6570032100', 'hex')

test('web3.js 1 signs and sends both kinds of transactions with the wallet', async ({ host }) => {
  const { page, open, press } = host
  await open('solana-web3')
  await press('Connect Wallet')
  await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
  const [account, result] = [page.getByTestId('account'), page.getByTestId('result')]
  await expect(account).toHaveText(/^true [1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const address = String(await account.textContent()).slice('true '.length)

  await press('Sign')
  await expect(result).toHaveText(/^[\da-f]{128}$/)
  const der = Buffer.concat([spki, Buffer.from(getBase58Encoder().encode(address))])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const signature = Buffer.from(String(await result.textContent()), 'hex')
  expect(verify(null, Buffer.from('Hello from web3.js'), key, signature)).toBe(true)

  await press('Balance')
  await expect(result).toHaveText(/^\d+(\.\d+)?$/)
  const before = Number(await result.textContent())
  await press('Send')
  await expect(result).toHaveText(confirmed)
  await press('Send versioned')
  await expect(result).toHaveText(confirmed)
  await press('Balance')
  await expect(result).toHaveText(/^\d+(\.\d+)?$/)
  const spent = before - Number(await result.textContent())
  expect(spent).toBeGreaterThan(0.002)
  expect(spent).toBeLessThan(0.0021)
  await press('Disconnect')
  await expect(account).toHaveText('false')
})

test('the wallet of web3.js 1 reports its account, its network, and that it comes and goes', async ({
  host,
}) => {
  const { page, open, press } = host
  await open('solana-web3')
  const pick = async () => {
    await press('Connect Wallet')
    await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
    await expect(page.getByTestId('account')).toHaveText(/^true/)
    return String(await page.getByTestId('account').textContent()).slice('true '.length)
  }
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await pick()
  expect(await heard()).toEqual([])

  const other = await page.evaluate(async () => {
    const wallets = window.testSolanaWallets ?? []
    wallets[0]?.changeAccount(1)
    return wallets[0]?.accounts[1]
  })
  await expect.poll(heard).toEqual([`accountsChanged ${other}`])
  await press('Switch')
  await expect.poll(heard).toHaveLength(2)
  await press('Disconnect')
  await expect(page.getByTestId('account')).toHaveText('false ')
  const again = await pick()
  expect((await heard()).slice(1)).toEqual([
    'chainChanged solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'disconnect ',
    `connect ${again}`,
  ])
})
