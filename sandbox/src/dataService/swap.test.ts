import * as dataService from '@wallet-kit/clients/data-service/client'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import { createWalletClient, type Hex, http, parseEther, parseUnits, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { tokenAbi } from '../contracts/abis.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const client = () =>
  dataService.createClient({
    baseUrl: `${sandbox.origin}/data-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })

async function visit(chainIndex: number) {
  const description = await sandbox.describe()
  const chain = evmChainsOf(description)[chainIndex]
  const [alice] = description.accounts.eip155
  if (!chain || !alice) throw new Error('there are no chains or no accounts')
  const { caipNetworkId, rpcUrl, tokens, exchange } = chain
  const wallet = createWalletClient({
    account: privateKeyToAccount(alice.secret as Hex),
    transport: http(rpcUrl),
    pollingInterval: 50,
  }).extend(publicActions)
  const account = alice.address as Hex
  const tokenOf = (symbol: string) => tokens.find((token) => token.symbol === symbol)?.address as Hex
  const id = (symbol: string) => `${caipNetworkId}:${symbol === 'native' ? native : tokenOf(symbol)}`
  const balanceOf = (symbol: string) =>
    symbol === 'native'
      ? wallet.getBalance({ address: account })
      : wallet.readContract({
          address: tokenOf(symbol),
          abi: tokenAbi,
          functionName: 'balanceOf',
          args: [account],
        })
  const quote = async (from: string, to: string, amount: bigint) => {
    const query = { amount: `${amount}`, userAddress: account, from: id(from), to: id(to) }
    const { quotes } = await dataService.getSwapQuotes(client(), { query })
    return BigInt(quotes[0]?.toAmount ?? 0)
  }
  const build = (from: string, to: string, amount: bigint, disableEstimate = true) =>
    dataService.buildSwapTransaction(client(), {
      body: {
        projectId: 'test',
        amount: `${amount}`,
        from: id(from),
        to: id(to),
        userAddress: `${caipNetworkId}:${account}`,
        eip155: { slippage: 1 },
        disableEstimate,
      },
    })
  const send = async (tx: { to: string; data: Hex }, value = 0n, gas?: bigint) => {
    const to = tx.to.split(':')[2] as Hex
    const hash = await wallet.sendTransaction({ to, data: tx.data, value, chain: null, ...(gas && { gas }) })
    return wallet.waitForTransactionReceipt({ hash })
  }
  return { wallet, account, caipNetworkId, exchange, id, balanceOf, quote, build, send }
}

test.each([
  [0, 'ETH'],
  [1, 'POL'],
])(
  'chain %i: a coin is swapped for exactly the quoted amount, and the price moves',
  async (index, symbol) => {
    const { balanceOf, quote, build, send, exchange } = await visit(index)
    const amount = parseEther('1.5')
    const quoted = await quote('native', 'USDC', amount)
    expect(quoted).toBeGreaterThan(0n)
    const before = await balanceOf('USDC')
    const { tx } = await build('native', 'USDC', amount)
    expect(tx.to.split(':')[2]).toBe(exchange.router)
    expect(tx.amount).toBe(`${quoted}`)
    const receipt = await send(tx, amount, BigInt(tx.eip155?.gas ?? 0))
    expect([symbol, receipt.status]).toEqual([symbol, 'success'])
    expect((await balanceOf('USDC')) - before).toBe(quoted)
    expect(await quote('native', 'USDC', amount)).toBeLessThan(quoted)
  },
)

test('a token is swapped after its approval, through two pools if necessary', async () => {
  const { account, caipNetworkId, id, balanceOf, quote, build, send } = await visit(0)
  const allowance = async () => {
    const query = { tokenAddress: id('USDC'), userAddress: `${caipNetworkId}:${account}` }
    return BigInt((await dataService.getSwapAllowance(client(), { query })).allowance)
  }
  const amount = parseUnits('15.5', 6)
  const before = await allowance()
  const approvalOf = (query: { amount?: string }) =>
    dataService.buildSwapApproval(client(), {
      query: { userAddress: `${caipNetworkId}:${account}`, from: id('USDC'), to: id('DAI'), ...query },
    })
  const exact = await approvalOf({ amount: `${amount}` })
  await send(exact.tx)
  expect(await allowance()).toBe(amount)
  expect(before).not.toBe(amount)
  const quoted = await quote('USDC', 'DAI', amount)
  // Two fees of 0.3 %, almost no price impact.
  expect(Number(quoted) / 1e18).toBeGreaterThan(15.5 * 0.985)
  const usdc = await balanceOf('USDC')
  const dai = await balanceOf('DAI')
  await send((await build('USDC', 'DAI', amount, false)).tx)
  expect(await balanceOf('DAI')).toBe(dai + quoted)
  expect(await balanceOf('USDC')).toBe(usdc - amount)
  expect(await allowance()).toBe(0n)
  await send((await approvalOf({})).tx)
  expect(await allowance()).toBe(2n ** 256n - 1n)
})

test('a token is swapped for the coin, and history has both sides of the trade', async () => {
  const { account, id, quote, build, send, balanceOf } = await visit(0)
  const amount = parseUnits('20', 6)
  await send(
    (await dataService.buildSwapApproval(client(), { query: { from: id('USDC'), to: id('native') } })).tx,
  )
  const quoted = await quote('USDC', 'native', amount)
  const { tx } = await build('USDC', 'native', amount, false)
  const before = await balanceOf('native')
  const receipt = await send(tx)
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(await balanceOf('native')).toBe(before + quoted - fee)
  const { data } = await dataService.getHistory(client(), { path: { account } })
  expect(data[0]).toMatchObject({ metadata: { operationType: 'trade', hash: receipt.transactionHash } })
  const moved = data[0]?.transfers?.map(({ direction, fungible_info }) => [direction, fungible_info?.symbol])
  expect(moved).toEqual(
    expect.arrayContaining([
      ['out', 'USDC'],
      ['in', 'ETH'],
    ]),
  )
  expect(moved).toHaveLength(2)
})

test('lists what can be traded', async () => {
  const { tokens } = await dataService.getSwapTokens(client(), { query: { chainId: 'eip155:1' } })
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'WETH', 'USDC', 'DAI', 'WBTC', 'USDT'])
  for (const { logoUri } of tokens) {
    expect((await fetch(logoUri ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  }
  const one = { chainId: 'eip155:1', address: tokens[2]?.address.split(':')[2]?.toLowerCase() ?? '' }
  const { tokens: found } = await dataService.getSwapTokens(client(), { query: one })
  expect(found).toEqual([tokens[2]])
})

test('gas prices are those of the chain, rising with urgency', async () => {
  const { wallet } = await visit(0)
  const prices = await dataService.getGasPrice(client(), { query: { chainId: 'eip155:1' } })
  const { standard, fast, instant } = prices
  expect(BigInt(standard)).toBe(await wallet.getGasPrice())
  expect(BigInt(fast)).toBeGreaterThan(BigInt(standard))
  expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
})

async function refusalOf(call: Promise<unknown>) {
  return call.then(
    () => Promise.reject(new Error('the call succeeded')),
    ({ status, body }: ClientError) => ({ status, body }),
  )
}

test('refuses what the exchange cannot do, in the forms of the service', async () => {
  const { id, quote, build } = await visit(0)
  const badField = (field: string) => ({ status: 400, body: { status: 'FAILED', reasons: [{ field }] } })
  expect(await quote('native', 'USDC', 0n)).toBe(0n)
  const query = {
    amount: '1',
    from: id('native'),
    to: 'eip155:137:0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
  }
  const twoChains = dataService.getSwapQuotes(client(), { query })
  expect(await refusalOf(twoChains)).toMatchObject(badField('chainId'))
  expect(await refusalOf(quote('HCP', 'USDC', 1n))).toMatchObject(badField('address'))
  // Too little to be worth one unit.
  expect(await refusalOf(quote('native', 'USDC', 1n))).toEqual({
    status: 400,
    body: { code: 'INSUFFICIENT_LIQUIDITY', message: expect.any(String) },
  })
  expect(await refusalOf(quote('native', 'WETH', 10n ** 18n))).toMatchObject({
    body: { code: 'INSUFFICIENT_LIQUIDITY' },
  })
  // Without an allowance the swap would fail, which an estimate shows.
  expect(await refusalOf(build('DAI', 'native', 10n ** 18n, false))).toMatchObject({
    body: { code: 'CANNOT_ESTIMATE' },
  })
  const gasPrice = dataService.getGasPrice(client(), { query: { chainId: 'eip155:10' } })
  expect(await refusalOf(gasPrice)).toMatchObject(badField('chainId'))
})
