import { createWalletClient, type Hex, http, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import type { Chain } from '../chains/Chain.ts'
import { createDevAccounts } from '../chains/createDevAccounts.ts'
import { sandboxChains } from '../chains/sandboxChains.ts'
import { startChain } from '../chains/startChain.ts'
import { startWatchdog } from '../chains/startWatchdog.ts'
import { createIndexer } from './createIndexer.ts'

// A real node on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [ethereum, polygon] = sandboxChains
const accounts = createDevAccounts()
const [alice, bob] = accounts.map(({ account }) => account)
if (!ethereum || !polygon || !alice || !bob) throw new Error('there are no chains or no accounts')

async function withChain(run: (chain: Chain) => Promise<void>, definition = ethereum): Promise<void> {
  const watchdog = startWatchdog()
  const chain = await startChain({
    definition: definition ?? never(),
    accounts,
    seed: 'index',
    watchdog,
    metadataUrl: (slug) => `http://127.0.0.1/${slug}`,
  })
  try {
    await run(chain)
  } finally {
    await chain.stop()
    watchdog.stop()
  }
}

function never(): never {
  throw new Error('there is no chain')
}

function sendEther(chain: Chain, value: bigint): Promise<Hex> {
  const wallet = createWalletClient({ account: alice ?? never(), transport: http(chain.directRpcUrl) })
  return wallet.sendTransaction({ to: bob?.address ?? never(), value, chain: null })
}

test('follows the chain, also when blocks disappear from it', async () => {
  await withChain(async (chain) => {
    const indexer = createIndexer()
    const account = bob.address.toLowerCase()
    const chains = [chain.caipNetworkId]
    const latest = async () => {
      const store = await indexer.upToDate(chain)
      const [transaction] = store.listTransactions({ account, chains, limit: 1 })
      return transaction
    }
    const seeded = await latest()
    const mined = async (hash: Hex) => {
      await chain.client.waitForTransactionReceipt({ hash })
      return hash
    }
    const first = await mined(await sendEther(chain, parseEther('0.5')))
    expect(await latest()).toMatchObject({
      hash: first,
      operation: 'transfer',
      succeeded: true,
      transfers: [
        {
          standard: 'native',
          sender: alice.address.toLowerCase(),
          recipient: account,
          amount: parseEther('0.5'),
        },
      ],
    })

    await chain.reset()
    expect(await latest()).toEqual(seeded)
    // Another block with the same number.
    const second = await mined(await sendEther(chain, parseEther('0.25')))
    expect(await latest()).toMatchObject({ hash: second, transfers: [{ amount: parseEther('0.25') }] })
    indexer.close()
  })
})

test('simultaneous requests index each block once', async () => {
  await withChain(async (chain) => {
    const indexer = createIndexer()
    const account = bob.address.toLowerCase()
    const stores = await Promise.all([1, 2, 3].map(() => indexer.upToDate(chain)))
    const all = stores.map((store) =>
      store.listTransactions({ account, chains: [chain.caipNetworkId], limit: 1_000 }),
    )
    expect(all[0]?.length).toBeGreaterThan(30)
    expect(all[1]).toEqual(all[0])
    expect(new Set(all[0]?.map(({ hash }) => hash)).size).toBe(all[0]?.length)
    indexer.close()
  })
})

test('two chains are followed at the same time, also when both were reset', async () => {
  const indexer = createIndexer()
  const both = async (chains: readonly Chain[]) => {
    const [store] = await Promise.all(chains.map((chain) => indexer.upToDate(chain)))
    return store?.listTransactions({
      account: bob.address.toLowerCase(),
      chains: chains.map(({ caipNetworkId }) => caipNetworkId),
      limit: 1_000,
    })
  }
  await withChain(async (first) => {
    await withChain(async (second) => {
      const chains = [first, second]
      const seeded = await both(chains)
      for (const chain of chains) {
        await chain.call(Array.from({ length: 20 }, () => ({ method: 'evm_mine', params: [] })))
      }
      await both(chains)
      await Promise.all(chains.map((chain) => chain.reset()))
      // Other blocks with the same numbers.
      for (const chain of chains) {
        await chain.call([{ method: 'evm_increaseTime', params: [1_000] }])
        await chain.call(Array.from({ length: 10 }, () => ({ method: 'evm_mine', params: [] })))
      }
      expect(await both(chains)).toEqual(seeded)
    }, polygon)
  })
  indexer.close()
})
