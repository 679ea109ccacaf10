import { expect, test } from '../support/tests/actionsTest.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const alice = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const bob = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'
const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** An account of the sandbox that holds nothing. */
const emptyAccount = 9

interface Described {
  readonly chains: readonly { readonly caipNetworkId: string; readonly tokens: readonly Token[] }[]
  readonly accounts: { readonly solana: readonly { readonly address: string }[] }
}

interface Token {
  readonly symbol: string
  readonly mint: string
  readonly programAddress: string
}

test.beforeEach(async ({ actions, page }) => {
  await actions.call('connect', { connectorId, namespaces: ['solana'] })
  expect(await page.evaluate(() => window.kit?.getAddress('solana'))).toBe(alice)
})

test('sends SOL for the fee that was named, and waits until it is confirmed', async ({ actions }) => {
  const balanceOf = async (account: string) =>
    ((await actions.request(network, 'getBalance', [account])) as { value: number }).value
  const before = [await balanceOf(alice), await balanceOf(bob)] as const
  const transfer = { recipient: bob, amount: 250_000_000n }
  const cost = (await actions.call('estimateSolanaTransfer', transfer)) as { fee: bigint; deposit: bigint }
  // One signature, and the priority.
  expect(cost).toEqual({ fee: 15_000n, deposit: 0n })
  const signature = await actions.call('sendSolanaTransfer', transfer)
  expect(await actions.call('waitForSolanaTransaction', { signature })).toBeUndefined()
  expect((await balanceOf(bob)) - before[1]).toBe(250_000_000)
  expect(before[0] - (await balanceOf(alice))).toBe(250_000_000 + Number(cost.fee))
})

for (const symbol of ['USDC', 'PYUSD']) {
  test(`sends ${symbol} to an account that has none yet, at the sender's expense`, async ({
    actions,
    sandbox,
  }) => {
    const { chains, accounts } = (await sandbox.describe()) as unknown as Described
    const { tokens = [] } = chains.find(({ caipNetworkId }) => caipNetworkId === network) ?? {}
    const token = tokens.find((candidate) => candidate.symbol === symbol)
    const recipient = accounts.solana[emptyAccount]?.address
    const held = async (owner: string | undefined) => {
      const filter = { mint: token?.mint }
      const reply = await actions.request(network, 'getTokenAccountsByOwner', [
        owner,
        filter,
        { encoding: 'jsonParsed' },
      ])
      const { value } = reply as {
        value: {
          account: { owner: string; data: { parsed: { info: { tokenAmount: { amount: string } } } } }
        }[]
      }
      return value.map(({ account }) => [account.owner, account.data.parsed.info.tokenAmount.amount])
    }
    expect(await held(recipient)).toEqual([])
    const transfer = { recipient, amount: 1_500_000n, mint: token?.mint }
    const cost = (await actions.call('estimateSolanaTransfer', transfer)) as { fee: bigint; deposit: bigint }
    expect(cost).toMatchObject({ fee: 15_000n })
    expect(cost.deposit).toBeGreaterThan(2_000_000n)
    const signature = await actions.call('sendSolanaTransfer', transfer)
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(
      await actions.call('waitForSolanaTransaction', { signature, commitment: 'finalized' }),
    ).toBeUndefined()
    expect(await held(recipient)).toEqual([[token?.programAddress, '1500000']])
    // The account is there now.
    expect(await actions.call('estimateSolanaTransfer', transfer)).toMatchObject({
      fee: 15_000n,
      deposit: 0n,
    })
  })
}

// T3, F35
test('compares a transfer of an earlier visit with what was recorded of it', async ({
  actions,
  page,
  origins,
}) => {
  const { tokens } = actions.chains.find(({ caipNetworkId }) => caipNetworkId === network) as unknown as {
    tokens: readonly Token[]
  }
  const token = tokens.find(({ symbol }) => symbol === 'USDC')?.mint
  /** Status of the transfer in a kit that begins with this record, after one look. */
  const look = (record: Readonly<Record<string, unknown>>) =>
    page.evaluate(
      async ([key, account, entry, sandbox, chains]) => {
        localStorage.setItem(key, JSON.stringify({ [account]: [{ ...entry, sentAt: Date.now() }] }))
        window.kit?.destroy()
        const kit = window.startKit(sandbox, chains) as never
        await window.actions.checkSentTransfer(kit, { id: String(entry.id) })
        return window.actions
          .getSentTransfers(kit)
          .getState()
          .list.map(({ status }) => status)
      },
      ['@appkit/sent_transfers', `${network}:${alice}`, record, origins.sandbox, actions.chains] as const,
    )
  for (const mint of [undefined, token]) {
    await page.evaluate(() => localStorage.removeItem('@appkit/sent_transfers'))
    const id = await actions.call('sendSolanaTransfer', { recipient: bob, amount: 2_500_000n, mint })
    expect(await actions.call('waitForSolanaTransaction', { signature: id })).toBeUndefined()
    const record = {
      ...{ id, caipNetworkId: network, sender: alice, recipient: bob, canSpeedUp: false },
      ...{ amount: '2500000', token: mint },
    }
    expect(await look(record)).toEqual(['confirmed'])
    expect(await look({ ...record, recipient: alice })).toEqual(['altered'])
    expect(await look({ ...record, amount: '2400000' })).toEqual(['altered'])
    expect(await look({ ...record, token: mint ? undefined : token })).toEqual(['altered'])
    await actions.call('connect', { connectorId, namespaces: ['solana'] })
  }
})

test('refuses what would be lost, and reports what the network refuses', async ({ actions }) => {
  const invalid = { code: 'SEND_INPUT_INVALID', message: 'Please enter a valid amount and receiver address' }
  expect(await actions.call('sendSolanaTransfer', { recipient: bob, amount: 0n })).toMatchObject(invalid)
  expect(await actions.call('sendSolanaTransfer', { recipient: '0xabc', amount: 1n })).toMatchObject(invalid)
  // Wrapped in the wallet's error: the wallet has asked the node.
  expect(await actions.call('sendSolanaTransfer', { recipient: bob, amount: 10n ** 18n })).toMatchObject({
    code: 'WALLET_REQUEST_FAILED',
  })
})

test('stops waiting for an unknown transaction at its time limit', async ({ actions }) => {
  const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
  expect(await actions.call('waitForSolanaTransaction', { signature, timeoutMs: 300 })).toMatchObject({
    code: 'TRANSACTION_UNCONFIRMED',
  })
})
