import { expect, test } from '../support/tests/actionsTest.ts'
import { balanceSlot, tokenAddress, tokenCode } from '../support/wallets/tokenContract.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const ethereum = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaAlice = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const solanaBob = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

interface TokenList {
  readonly source: string
  readonly total: string
  readonly tokens: readonly {
    readonly symbol: string
    readonly address?: string
    readonly amount: bigint
    readonly decimals: number
    readonly value?: string
  }[]
}

interface Described {
  readonly chains: readonly { readonly tokens?: readonly { symbol: string; mint?: string }[] }[]
}

// The data service is taken down.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

// F1
test('lists the tokens of an EVM account by the data service, else by the chain', async ({
  actions,
  sandbox,
}) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const held = BigInt(String(await actions.request(ethereum, 'eth_getBalance', [alice, 'latest'])))
  const listed = (await actions.call('getTokens')) as TokenList
  expect(listed.source).toBe('service')
  expect(listed.tokens[0]).toMatchObject({ symbol: 'ETH', decimals: 18, amount: held })
  expect(Number(listed.total)).toBeGreaterThan(0)

  await sandbox.setFaults({ dataService: { mode: 'down' } })
  const inEuro = (await actions.call('getTokens', { currency: 'eur' })) as TokenList
  expect(inEuro).toMatchObject({ source: 'chain', total: '0' })
  expect(inEuro.tokens[0]).toMatchObject({ symbol: 'ETH', amount: held })
})

test('lists SOL and both kinds of tokens, by the chain as by the service', async ({ actions, sandbox }) => {
  await actions.call('connect', { connectorId, namespaces: ['solana'] })
  const parameters = { address: solanaAlice, caipNetworkId: solana }
  const amountsOf = ({ tokens }: TokenList) =>
    tokens.map(({ address, amount }) => `${address ?? ''} ${amount}`).sort()
  const byService = (await actions.call('getTokens', parameters)) as TokenList
  expect(byService.source).toBe('service')
  expect(byService.tokens.length).toBeGreaterThan(2)

  await sandbox.setFaults({ dataService: { mode: 'down' } })
  const byChain = (await actions.call('getTokens', { ...parameters, currency: 'eur' })) as TokenList
  expect(byChain.source).toBe('chain')
  expect(amountsOf(byChain)).toEqual(amountsOf(byService))
})

test('sends ether for the fee that was reviewed, and follows it to its receipt', async ({
  actions,
  page,
}) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const balanceOf = async (owner: string) =>
    BigInt(String(await actions.request(ethereum, 'eth_getBalance', [owner, 'latest'])))
  const before = [await balanceOf(alice), await balanceOf(bob)] as const
  const transfer = { recipient: bob, amount: 10n ** 17n }
  const review = (await actions.call('reviewSend', transfer)) as { fee: bigint; gas: object }
  expect(review).toMatchObject({
    willSucceed: true,
    isContract: false,
    isFirstTime: true,
    leaves: 10n ** 17n,
  })
  await actions.call('sendToken', { ...transfer, gas: review.gas, sender: alice })
  await expect
    .poll(() =>
      page.evaluate(() => window.actions.getSentTransfers(window.kit as never).getState().list[0]?.status),
    )
    .toBe('confirmed')
  expect((await balanceOf(bob)) - before[1]).toBe(10n ** 17n)
  const paid = before[0] - (await balanceOf(alice)) - 10n ** 17n
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(review.fee)
  // Known from now on.
  expect(await actions.call('reviewSend', transfer)).toMatchObject({ isFirstTime: false })
})

test('sends an ERC-20 token, and foresees a transfer that would fail', async ({ actions, page }) => {
  await actions.request(ethereum, 'anvil_setCode', [tokenAddress, tokenCode])
  await actions.request(ethereum, 'anvil_setStorageAt', [tokenAddress, balanceSlot(alice), word(1_000n)])
  await actions.request(ethereum, 'anvil_setStorageAt', [tokenAddress, balanceSlot(bob), word(0n)])
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const transfer = { recipient: bob, amount: 300n, token: tokenAddress }
  expect(await actions.call('reviewSend', transfer)).toMatchObject({ willSucceed: true, leaves: 300n })
  await actions.call('sendToken', transfer)
  await expect
    .poll(() =>
      page.evaluate(() => window.actions.getSentTransfers(window.kit as never).getState().list[0]?.status),
    )
    .toBe('confirmed')
  const stored = await actions.request(ethereum, 'eth_getStorageAt', [
    tokenAddress,
    balanceSlot(bob),
    'latest',
  ])
  expect(BigInt(String(stored))).toBe(300n)
  expect(await actions.call('reviewSend', { ...transfer, amount: 701n })).toMatchObject({
    code: 'RPC_FAILED',
  })
})

for (const symbol of ['SOL', 'USDC', 'PYUSD']) {
  test(`sends ${symbol} on Solana, as it was simulated`, async ({ actions, sandbox, page }) => {
    const { chains } = (await sandbox.describe()) as unknown as Described
    const mint = chains.flatMap(({ tokens = [] }) => tokens).find((token) => token.symbol === symbol)?.mint
    await actions.call('connect', { connectorId, namespaces: ['solana'] })
    const held = async (address: string) => {
      const list = (await actions.call('getTokens', { address, caipNetworkId: solana })) as TokenList
      return list.tokens.find((token) => token.address === mint)?.amount ?? 0n
    }
    const received = async () => {
      if (!mint)
        return BigInt(((await actions.request(solana, 'getBalance', [solanaBob])) as { value: number }).value)
      const filter = [solanaBob, { mint }, { encoding: 'jsonParsed' }]
      const { value } = (await actions.request(solana, 'getTokenAccountsByOwner', filter)) as {
        value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
      }
      return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
    }
    expect(await held(solanaAlice)).toBeGreaterThan(0n)
    const before = await received()
    const transfer = { recipient: solanaBob, amount: 1_500_000n, token: mint, caipNetworkId: solana }
    expect(await actions.call('reviewSend', transfer)).toMatchObject({
      fee: 15_000n,
      willSucceed: true,
      isContract: false,
      leaves: 1_500_000n,
    })
    await actions.call('sendToken', transfer)
    await expect
      .poll(() =>
        page.evaluate(() => window.actions.getSentTransfers(window.kit as never).getState().list[0]?.status),
      )
      .toBe('confirmed')
    expect((await received()) - before).toBe(1_500_000n)
  })
}

// T24
test('sends nothing for an account or a network that the wallet has left, and once for two equal calls', async ({
  actions,
  page,
}) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const transfer = { recipient: bob, amount: 5n }
  expect(await actions.call('sendToken', { ...transfer, sender: bob })).toMatchObject({
    code: 'WALLET_ON_OTHER_ACCOUNT',
  })
  expect(await actions.call('sendToken', { ...transfer, caipNetworkId: 'eip155:137' })).toMatchObject({
    code: 'WALLET_ON_OTHER_NETWORK',
  })
  const sent = () =>
    page.evaluate(
      () => window.testWallets?.[0]?.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
    )
  expect(await sent()).toBe(0)
  await page.evaluate(
    ([recipient]) =>
      Promise.all(
        [0, 0, 0].map(() =>
          window.actions.sendToken(window.kit as never, { recipient: recipient as string, amount: 5n }),
        ),
      ),
    [bob],
  )
  expect(await sent()).toBe(1)
})

test('names the account to pay to, and resolves what is entered as a receiver', async ({ actions }) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  expect(await actions.call('getPaymentUri')).toBe(`ethereum:${alice}@1`)
  expect(await actions.call('getPaymentUri', { address: solanaAlice, caipNetworkId: solana })).toBe(
    `solana:${solanaAlice}`,
  )
  expect(await actions.call('resolveRecipient', { text: ` ${bob} ` })).toEqual({ address: bob })
  expect(await actions.call('resolveRecipient', { text: bob.replace('C51', 'c51') })).toBeNull()
  expect(await actions.call('resolveRecipient', { text: solanaBob })).toBeNull()
})
