import { type Hex, hexToNumber, numberToHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { IndexStore } from './createIndexStore.ts'
import { readContractFacts } from './readContractFacts.ts'
import { type EvmBlock, type EvmReceipt, type EvmTrace, needsTraces, readEvmBlock } from './readEvmBlock.ts'

/** Blocks that are read at once. */
const blocksPerBatch = 50

/** Indexes the blocks that were mined since the last call. Blocks that are no longer on the chain are removed first. */
export async function indexEvmChain(store: IndexStore, chain: Chain): Promise<void> {
  const { call, caipNetworkId } = chain
  const [latest] = await call([{ method: 'eth_blockNumber', params: [] }])
  const newest = hexToNumber(latest as Hex)
  let next = (await findCommonBlock(store, chain, newest)) + 1
  store.removeAbove(caipNetworkId, next - 1)
  while (next <= newest) {
    const last = Math.min(newest, next + blocksPerBatch - 1)
    await indexBlocks(store, chain, next, last)
    next = last + 1
  }
}

/** The newest indexed block that is still on the chain; 0, the first block, has no transactions. */
async function findCommonBlock(store: IndexStore, chain: Chain, newest: number): Promise<number> {
  for (const { number, hash } of store.recentBlocks(chain.caipNetworkId)) {
    if (number > newest) continue
    const [found] = await chain.call([
      { method: 'eth_getBlockByNumber', params: [numberToHex(number), false] },
    ])
    if ((found as EvmBlock | null)?.hash === hash) return number
  }
  return 0
}

async function indexBlocks(store: IndexStore, chain: Chain, first: number, last: number): Promise<void> {
  const { call, caipNetworkId } = chain
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => numberToHex(first + index))
  const replies = await call(
    numbers.flatMap((number) => [
      { method: 'eth_getBlockByNumber', params: [number, true] },
      { method: 'eth_getBlockReceipts', params: [number] },
    ]),
  )
  const blocks = numbers.map((_, index) => ({
    // Our own node is trusted.
    block: replies[index * 2] as EvmBlock,
    receipts: replies[index * 2 + 1] as readonly EvmReceipt[],
  }))
  const traces = await readTraces(chain, blocks)
  const transactions = blocks.flatMap((read) => readEvmBlock({ ...read, traces }))
  const contracts = transactions.flatMap(({ transfers }) => transfers.map(({ contract }) => contract))
  const unknown = [...new Set(contracts)].filter(
    (address) => address !== '' && store.findContract(caipNetworkId, address) === undefined,
  )
  const facts = await readContractFacts(call, unknown)
  store.inTransaction(() => {
    for (const [address, found] of facts) store.addContract(caipNetworkId, address, found)
    for (const transaction of transactions) store.addTransaction(caipNetworkId, transaction)
    for (const { block } of blocks) {
      store.addBlock(caipNetworkId, { number: hexToNumber(block.number), hash: block.hash })
    }
  })
}

interface ReadBlock {
  readonly block: EvmBlock
  readonly receipts: readonly EvmReceipt[]
}

async function readTraces({ call }: Chain, blocks: readonly ReadBlock[]) {
  const hashes = blocks.flatMap(({ block, receipts }) =>
    block.transactions.flatMap((transaction) => {
      const receipt = receipts.find(({ transactionHash }) => transactionHash === transaction.hash)
      return receipt && needsTraces(transaction, receipt) ? [transaction.hash] : []
    }),
  )
  const traces = await call(hashes.map((hash) => ({ method: 'trace_transaction', params: [hash] })))
  return new Map(
    hashes.map((hash, index): [Hex, readonly EvmTrace[]] => [hash, traces[index] as readonly EvmTrace[]]),
  )
}
