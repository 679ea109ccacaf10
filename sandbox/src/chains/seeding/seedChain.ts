import { type Address, type Hex, numberToHex, pad, stringToHex } from 'viem'
import {
  legacyTokenCode,
  resetTokenCode,
  sandboxCollectibleCode,
  sandboxEditionsCode,
  sandboxNamesCode,
  sandboxTokenCode,
} from '../../contracts/contractCode.ts'
import { readUniswapCode } from '../../contracts/uniswap.ts'
import type { ChainDefinition } from '../ChainDefinition.ts'
import type { CallNode, NodeCall } from '../callNode.ts'
import { createTreasury, type DevAccount } from '../createDevAccounts.ts'
import { multicall3RuntimeCode } from '../multicall3RuntimeCode.ts'
import { accountContractBlocks, accountContractsSetUp } from '../smartAccounts/deployAccountContracts.ts'
import { planHistory } from './planHistory.ts'
import type { SeedTransaction } from './SeedTransaction.ts'
import { seedBalance } from './seedBalance.ts'

const multicall3Address: Address = '0xca11bde05977b3631167028862be2a173976ca11'
/** Of ENS' universal resolver on public chains, and only on Ethereum's. */
const universalResolverAddress: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const treasuryBalance = 10n ** 27n
const gasPrice = 2_000_000_000n
/** Initial base fee of anvil. Empty blocks of the history would leave almost nothing of it. */
const firstBaseFee = 1_000_000_000n

export interface SeedChainParameters {
  readonly call: CallNode
  readonly definition: ChainDefinition
  readonly accounts: readonly DevAccount[]
  readonly seed: string
  /** URL of a collection's metadata, by its slug. */
  metadataUrl(slug: string): string
}

/** Writes contracts to the chain and mines the seeded history. The last block is from now. */
export async function seedChain(parameters: SeedChainParameters): Promise<void> {
  const { call, definition, accounts, seed } = parameters
  const { address: treasury } = createTreasury()
  const addresses = accounts.map(({ account }) => account.address)
  const now = Math.floor(Date.now() / 1_000)
  await call([
    { method: 'evm_setAutomine', params: [false] },
    { method: 'anvil_setBalance', params: [treasury, numberToHex(treasuryBalance)] },
    ...placeContracts(definition),
    ...accountContractsSetUp,
  ])
  const withNonce = createNonces()
  const blocks = [...accountContractBlocks, ...planHistory({ ...parameters, accounts: addresses })]
  for (const { secondsAgo, transactions } of blocks) {
    await call(transactions.map((transaction) => sendCall(withNonce(transaction))))
    await call([{ method: 'evm_mine', params: [{ timestamp: now - secondsAgo }] }])
  }
  await call([
    { method: 'evm_setAutomine', params: [true] },
    { method: 'anvil_setNextBlockBaseFeePerGas', params: [numberToHex(firstBaseFee)] },
    { method: 'evm_setTime', params: [Math.floor(Date.now() / 1_000)] },
    ...addresses.map((address, accountIndex) => ({
      method: 'anvil_setBalance',
      params: [address, numberToHex(seedBalance({ seed, chainId: definition.chainId, accountIndex }))],
    })),
  ])
  await call([{ method: 'evm_mine', params: [] }])
}

const tokenCode = {
  standard: sandboxTokenCode,
  legacy: legacyTokenCode,
  reset: resetTokenCode,
}

/** Code is written directly where no constructor has to run. */
function placeContracts({ chainId, tokens, collections, wrappedCoin }: ChainDefinition): readonly NodeCall[] {
  const place = (address: Address, code: Hex) => ({ method: 'anvil_setCode', params: [address, code] })
  const { wrappedCoinRuntime } = readUniswapCode()
  return [
    place(multicall3Address, multicall3RuntimeCode),
    ...(chainId === 1 ? [place(universalResolverAddress, sandboxNamesCode)] : []),
    ...tokens.map(({ address, kind }) => place(address, tokenCode[kind ?? 'standard'])),
    ...collections.map(({ address, standard }) =>
      place(address, standard === 'erc721' ? sandboxCollectibleCode : sandboxEditionsCode),
    ),
    place(wrappedCoin.address, wrappedCoinRuntime),
    // WETH9 keeps name, symbol and decimals in its first three slots.
    ...[shortString(wrappedCoin.name), shortString(wrappedCoin.symbol), numberToHex(18, { size: 32 })].map(
      (value, slot) => ({
        method: 'anvil_setStorageAt',
        params: [wrappedCoin.address, numberToHex(slot, { size: 32 }), value],
      }),
    ),
  ]
}

/** A string of at most 31 bytes as Solidity stores it: the bytes, then twice their number in the last byte. */
function shortString(text: string): Hex {
  const bytes = stringToHex(text)
  const length = numberToHex(bytes.length - 2, { size: 1 })
  return `${pad(bytes, { dir: 'right', size: 31 })}${length.slice(2)}`
}

/** Nonces are explicit, because the calls of a batch may be executed in any order. */
function createNonces(): (transaction: SeedTransaction) => SeedTransaction & { readonly nonce: number } {
  const next = new Map<Address, number>()
  return (transaction) => {
    const nonce = next.get(transaction.from) ?? 0
    next.set(transaction.from, nonce + 1)
    return { ...transaction, nonce }
  }
}

function sendCall({
  from,
  to,
  data,
  value,
  gas,
  nonce,
}: SeedTransaction & { readonly nonce: number }): NodeCall {
  const request = {
    from,
    ...(to && { to }),
    ...(data && { data }),
    value: numberToHex(value ?? 0n),
    gas: numberToHex(gas),
    gasPrice: numberToHex(gasPrice),
    nonce: numberToHex(nonce),
  }
  return { method: 'eth_sendTransaction', params: [request] }
}
