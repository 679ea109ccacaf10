import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createPublicClient, formatUnits, type Hex, hexToString, http, parseUnits, trim } from 'viem'
import { expect, test, vi } from 'vitest'
import { legacyTokenAbi, routerAbi, tokenAbi } from '../../contracts/abis.ts'
import { evmChainsOf, useSandbox } from '../../testSupport/useSandbox.ts'
import { sandboxChains } from '../sandboxChains.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()

async function chainOf(chainId: number) {
  const description = await sandbox.describe()
  const chain = evmChainsOf(description).find((candidate) => candidate.chainId === chainId)
  if (!chain) throw new Error(`chain ${chainId} is missing`)
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  return { ...chain, client, accounts: description.accounts.eip155 }
}

test.each(sandboxChains.map(({ chainId }) => chainId))(
  'the tokens of chain %i have the described properties, and the accounts their seeded balances',
  async (chainId) => {
    const { client, tokens, accounts, caipNetworkId } = await chainOf(chainId)
    expect(tokens.length).toBeGreaterThan(3)
    for (const { address, symbol, name, decimals } of tokens) {
      const contract = { address: address as Hex, abi: tokenAbi } as const
      expect(await client.readContract({ ...contract, functionName: 'decimals' })).toBe(decimals)
      if (symbol === 'MKR') {
        const legacy = { address: address as Hex, abi: legacyTokenAbi } as const
        const read = await client.readContract({ ...legacy, functionName: 'symbol' })
        expect(hexToString(trim(read, { dir: 'right' }))).toBe('MKR')
      } else {
        expect(await client.readContract({ ...contract, functionName: 'name' })).toBe(name)
        expect(await client.readContract({ ...contract, functionName: 'symbol' })).toBe(symbol)
      }
      for (const account of accounts) {
        const args = [account.address as Hex] as const
        const balance = await client.readContract({ ...contract, functionName: 'balanceOf', args })
        const seeded = account.seededBalances[`${caipNetworkId}/erc20:${address}`] ?? '0'
        expect([symbol, account.name, formatUnits(balance, decimals)]).toEqual([symbol, account.name, seeded])
      }
    }
  },
)

test('the seeded transactions are spread over months, and only the intended ones failed', async () => {
  const { client, tokens } = await chainOf(1)
  const latest = await client.getBlock()
  const blocks = await Promise.all(
    Array.from({ length: Number(latest.number) }, (_, index) =>
      client.getBlock({ blockNumber: BigInt(index + 1) }),
    ),
  )
  const times = blocks.map(({ timestamp }) => Number(timestamp))
  expect(times).toEqual([...times].sort((left, right) => left - right))
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150 * 86_400)
  // Other files of this process have had the sandbox before.
  expect(Math.abs(Date.now() / 1_000 - Number(latest.timestamp))).toBeLessThan(3_600)
  const hashes = blocks.flatMap(({ transactions }) => transactions)
  const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
  const failed = receipts.filter(({ status }) => status === 'reverted')
  expect(receipts.length).toBeGreaterThan(250)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(receipts.length / 10)
  const stablecoin = tokens[0]?.address.toLowerCase()
  expect(new Set(failed.map(({ to }) => to?.toLowerCase()))).toEqual(new Set([stablecoin]))
})

test('the exchange has liquidity at the seeded price', async () => {
  const { client, tokens, exchange } = await chainOf(1)
  const of = (symbol: string) => tokens.find((token) => token.symbol === symbol)?.address as Hex
  const [, amount = 0n] = await client.readContract({
    address: exchange.router as Hex,
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [parseUnits('1', 18), [of('WETH'), of('USDC')]],
  })
  expect(Number(formatUnits(amount, 6))).toBeGreaterThan(2_000)
  expect(Number(formatUnits(amount, 6))).toBeLessThan(3_000)
})

test('after a reset the chain’s clock shows the present', async () => {
  const { client, directRpcUrl } = await chainOf(1)
  const call = (method: string, params: unknown[]) =>
    fetch(directRpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  await call('evm_increaseTime', [1_000_000])
  await call('evm_setAutomine', [false])
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  const before = await client.getBlockNumber()
  await call('evm_mine', [])
  const { timestamp, number } = await client.getBlock()
  expect(number).toBe(before + 1n)
  expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60)
})

test('the contracts’ code is the one that solc makes of their sources', { tags: 'long' }, async () => {
  const script = fileURLToPath(new URL('../../../scripts/compileContracts.mjs', import.meta.url))
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check'])
  expect(stderr).toBe('')
})
