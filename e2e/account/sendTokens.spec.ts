import { holdElsewhere, moveBack, readTokenAccounts } from '../support/checks/holdElsewhere.ts'
import { openAccount, openSolanaAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

async function usdcOf(sandbox: SandboxControl, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(String(await requestNode(sandbox, 1, 'eth_call', [{ to: usdc, data }, 'latest'])))
}

test('sends an ERC-20 token, and explains what the form lacks', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  const before = await usdcOf(sandbox, bob)
  await card.getByTestId('wallet-features-send-button').click()
  await card.getByTestId('send-token').click()
  await card.getByTestId('wui-input-text').fill('no such token')
  await expect(card).toContainText('No tokens found')
  await card.getByTestId('wui-input-text').fill('USDC')
  await card.getByTestId('send-token-option-USDC').first().click()
  await card.getByTestId('send-amount').fill('1,5')
  await expect(card.getByTestId('send-review')).toHaveText('Incorrect Value')
  await card.getByTestId('send-amount').fill('1000000000')
  await expect(card.getByTestId('send-review')).toHaveText('Insufficient Funds')
  await card.getByTestId('send-amount').fill('1.5')
  await card.getByTestId('send-receiver').fill('0x1234')
  await expect(card.getByTestId('send-review')).toHaveText('Invalid Address')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card).toContainText('1.5 USDC')
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-success')).toBeVisible()
  expect((await usdcOf(sandbox, bob)) - before).toBe(1_500_000n)
})

// T6
test('an address that looks like a known one takes a second step', async ({ page, visit }) => {
  await visit({ siwx: false })
  const known = bob.toLowerCase()
  await page.evaluate(
    ([address]) => localStorage.setItem('@appkit/recent_recipients', JSON.stringify({ eip155: [address] })),
    [known],
  )
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.01')
  await card.getByTestId('send-receiver').fill(`${known.slice(0, 10)}${'0'.repeat(26)}${known.slice(-6)}`)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card).toContainText('looks like one you know')
  await expect(card.getByTestId('send-confirm')).toHaveAttribute('aria-disabled', 'true')
  await card.getByTestId('send-compared').check()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
})

for (const symbol of ['SOL', 'USDC', 'PYUSD']) {
  test(`sends ${symbol} on Solana`, { tag: symbol === 'USDC' ? [] : '@long' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await visit({ siwx: false }, { namespaces: ['solana'] })
    const { chains, accounts } = await sandbox.describe()
    const chain = chains.find(({ caipNetworkId }) => caipNetworkId === solana)
    const mint = chain?.tokens?.find((token) => token.symbol === symbol)?.address
    const receiver = accounts.solana[1]?.address ?? ''
    const received = async (): Promise<bigint> => {
      const ask = async (method: string, params: readonly unknown[]) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
        const reply = await fetch(chain?.rpcUrl ?? '', { method: 'POST', body })
        return ((await reply.json()) as { result: { value: unknown } }).result.value
      }
      if (!mint) return BigInt(Number(await ask('getBalance', [receiver])))
      const owned = (await ask('getTokenAccountsByOwner', [
        receiver,
        { mint },
        { encoding: 'jsonParsed' },
      ])) as {
        account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
      }[]
      return owned.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
    }
    await openSolanaAccount(page)
    const before = await received()
    const { card } = modal(page)
    await card.getByTestId(`token-item-${symbol}`).click()
    await card.getByTestId('send-amount').fill('0.5')
    await card.getByTestId('send-receiver').fill(receiver)
    await expect(card.getByTestId('send-review')).toHaveText('Review send')
    await card.getByTestId('send-review').click()
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-success')).toBeVisible({ timeout: 20_000 })
    expect((await received()) - before).toBe(symbol === 'SOL' ? 500_000_000n : 500_000n)
  })
}

test('Max sends all of the coin less its fee', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await openSolanaAccount(page)
  const { accounts } = await sandbox.describe()
  const { card } = modal(page)
  await card.getByTestId('token-item-SOL').click()
  await card.getByTestId('send-max').click()
  await expect(card.getByTestId('send-amount')).not.toHaveValue('')
  await card.getByTestId('send-receiver').fill(accounts.solana[1]?.address ?? '')
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-success')).toBeVisible({ timeout: 20_000 })
  const own = (await page.evaluate(() => window.kit?.getAddress('solana'))) ?? ''
  const { chains } = await sandbox.describe()
  const rpcUrl = chains.find(({ caipNetworkId }) => caipNetworkId === solana)?.rpcUrl ?? ''
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return (await fetch(rpcUrl, { method: 'POST', body })).json()
  }
  expect(await ask('getBalance', [own])).toMatchObject({ result: { value: 0 } })
  // Other tests of this worker use the account, too.
  expect(await ask('requestAirdrop', [own, 100_000_000_000])).toHaveProperty('result')
})

test('sends a token that is held in another account than the associated one', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  const { chains, accounts } = await sandbox.describe()
  const { rpcUrl = '', tokens = [] } = chains.find(({ caipNetworkId }) => caipNetworkId === solana) ?? {}
  const mint = tokens.find((token) => token.symbol === 'USDC')?.address ?? ''
  await openSolanaAccount(page)
  const { card } = modal(page)
  const own = await page.evaluate(() => window.kit?.getAddress('solana'))
  const sender = accounts.solana.find(({ address }) => address === own)
  const receiver = accounts.solana.find(({ address }) => address !== own)
  const held = async (owner = '') => readTokenAccounts(rpcUrl, owner, mint)
  const sum = (list: readonly { readonly amount: bigint }[]) =>
    list.reduce((total, { amount }) => total + amount, 0n)
  const [usual] = await held(own)
  const before = { sender: sum(await held(own)), receiver: sum(await held(receiver?.address)) }
  // The associated account keeps a third.
  const holder = { rpcUrl, mint, secret: sender?.secret ?? '' }
  const other = await holdElsewhere(holder, usual?.account ?? '', (before.sender * 2n) / 3n)

  await card.getByTestId('token-item-USDC').click()
  await card.getByTestId('send-max').click()
  const all = `${before.sender}`.padStart(7, '0').replace(/(\d{6})$/, '.$1')
  await expect(card.getByTestId('send-amount')).toHaveValue(all.replace(/\.?0+$/, ''))
  await card.getByTestId('send-receiver').fill(receiver?.address ?? '')
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card).toContainText('Leaves your account')
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-success')).toBeVisible({ timeout: 20_000 })
  expect(sum(await held(receiver?.address)) - before.receiver).toBe(before.sender)
  expect(await held(own)).toEqual(
    expect.arrayContaining([usual?.account, other].map((account) => ({ account, amount: 0n }))),
  )

  // Other tests of this worker use the accounts, too.
  const [paid] = await held(receiver?.address)
  const payer = { ...holder, secret: receiver?.secret ?? '' }
  await moveBack(payer, paid?.account ?? '', usual?.account ?? '', before.sender)
})

test('another token in the list begins the form anew, and keeps the receiver', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card, back } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.25')
  await card.getByTestId('send-receiver').fill(bob)
  await back.click()
  await card.getByTestId('token-item-ETH').click()
  await expect(card.getByTestId('send-amount')).toHaveValue('0.25')
  await back.click()
  await card.getByTestId('token-item-USDC').first().click()
  await expect(card.getByTestId('send-amount')).toHaveValue('')
  await expect(card.getByTestId('send-receiver')).toHaveValue(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Add Amount')
})
