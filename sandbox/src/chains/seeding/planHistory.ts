import { type Address, encodeFunctionData, stringToHex } from 'viem'
import { collectibleAbi, editionsAbi, legacyTokenAbi, tokenAbi } from '../../contracts/abis.ts'
import { createRandom, type Random } from '../../random/createRandom.ts'
import type { ChainDefinition, EvmCollection, EvmToken } from '../ChainDefinition.ts'
import { createTreasury } from '../createDevAccounts.ts'
import { addLiquidity, deployExchange, type PlannedPool, planPool, routerAddress } from './exchange.ts'
import type { SeedBlock, SeedTransaction } from './SeedTransaction.ts'
import { emptyAccountIndex, seedTokenBalance } from './seedBalance.ts'

export interface PlanHistoryParameters {
  readonly definition: ChainDefinition
  readonly seed: string
  /** Addresses of the accounts, in order. The empty account takes no part. */
  readonly accounts: readonly Address[]
  /** URL of a collection's metadata, by its slug. */
  metadataUrl(slug: string): string
}

const daySeconds = 86_400
/** Age of the oldest block. */
const oldestDays = 170
const transactionsPerBlock = 7
const { address: treasury } = createTreasury()

/**
 * Plans everything that happened before the sandbox starts: tokens and collections are created, pools are filled, and
 * accounts send to each other over several months. At the end each account has its seeded token balances; opening
 * balances are chosen accordingly.
 */
export function planHistory(parameters: PlanHistoryParameters): readonly SeedBlock[] {
  const { definition, seed, accounts, metadataUrl } = parameters
  const random = createRandom(`${seed}/history/${definition.chainId}`)
  const active = accounts.filter((_, index) => index !== emptyAccountIndex)
  const balances = createBalances(parameters, active)
  const collectibles = mintCollectibles(definition, active, random)
  const [stablecoin] = definition.tokens
  const pool = stablecoin && planPool({ definition, token: stablecoin, seed })
  const spreadOut = Array.from({ length: definition.historyBlocks }, (): SeedTransaction[] => [
    ...Array.from({ length: transactionsPerBlock }, () =>
      planTransaction({ definition, active, random, balances, collectibles }),
    ).flat(),
    // One at most: transactions of a block may be executed in any order.
    ...(stablecoin && pool ? planTrade({ token: stablecoin, pool, active, random, balances }) : []),
  ])
  const setUp: readonly (readonly SeedTransaction[])[] = [
    // The exchange first: its addresses depend on the treasury's nonce.
    [...deployExchange(definition), ...definition.tokens.map(initializeToken)],
    [
      ...definition.collections.map((collection) =>
        initializeCollection(collection, metadataUrl(collection.slug)),
      ),
      ...addLiquidity(definition, seed),
    ],
    balances.openings(),
    collectibles.mints,
  ]
  const blocks = [...setUp, ...spreadOut]
  return blocks.map((transactions, index) => {
    const share = (blocks.length - index) / blocks.length
    const jitter = random.integer(0, daySeconds)
    return { secondsAgo: Math.ceil(share * oldestDays * daySeconds) + jitter, transactions }
  })
}

function initializeToken({ address, name, symbol, decimals, kind }: EvmToken): SeedTransaction {
  const data =
    kind === 'legacy'
      ? encodeFunctionData({
          abi: legacyTokenAbi,
          functionName: 'initialize',
          args: [stringToHex(name, { size: 32 }), stringToHex(symbol, { size: 32 }), decimals],
        })
      : encodeFunctionData({ abi: tokenAbi, functionName: 'initialize', args: [name, symbol, decimals] })
  return { from: treasury, to: address, data, gas: 400_000n }
}

function initializeCollection(
  { address, name, symbol, standard }: EvmCollection,
  url: string,
): SeedTransaction {
  // ERC-1155 clients replace {id}; ERC-721 contracts append it.
  const args = [name, symbol, standard === 'erc1155' ? `${url}/{id}` : `${url}/`] as const
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'initialize', args })
  return { from: treasury, to: address, data, gas: 500_000n }
}

interface Balances {
  /** Adds an amount received from elsewhere. */
  receive(token: EvmToken, to: number, amount: bigint): void
  /** Notes a transfer; the amount fits the balances of both accounts. */
  move(token: EvmToken, from: number, to: number): bigint
  /** The mints by which each account ends up with its seeded balance. */
  openings(): readonly SeedTransaction[]
}

function createBalances({ definition, seed }: PlanHistoryParameters, active: readonly Address[]): Balances {
  const { chainId, tokens } = definition
  const final = (token: EvmToken, accountIndex: number) =>
    seedTokenBalance({ seed, chainId, accountIndex, token })
  /** Net loss of each account, by token and account. */
  const lost = new Map<string, bigint>()
  const lose = (token: EvmToken, index: number, amount: bigint) => {
    const key = `${token.symbol}/${index}`
    lost.set(key, (lost.get(key) ?? 0n) + amount)
  }
  const random = createRandom(`${seed}/transfers/${chainId}`)
  return {
    receive: (token, to, amount) => lose(token, to, -amount),
    move(token, from, to) {
      let fewer = final(token, from)
      if (final(token, to) < fewer) fewer = final(token, to)
      // At most 2 %, so that no balance falls below zero on the way; two significant digits, as people choose.
      const most = (fewer * BigInt(random.integer(3, 20))) / 1_000n
      const unit = 10n ** BigInt(Math.max(0, `${most}`.length - 2))
      const amount = (most / unit) * unit
      lose(token, from, amount)
      lose(token, to, -amount)
      return amount
    },
    openings: () =>
      tokens.flatMap((token) =>
        active.map((account, index) => {
          const amount = final(token, index) + (lost.get(`${token.symbol}/${index}`) ?? 0n)
          const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [account, amount] })
          return { from: treasury, to: token.address, data, gas: 120_000n }
        }),
      ),
  }
}

interface Collectibles {
  readonly mints: readonly SeedTransaction[]
  /** A transfer of an NFT that the account holds; undefined when it holds none. */
  give(from: number, to: number): SeedTransaction | undefined
}

/** Two tokens of each collection for every account. */
function mintCollectibles(
  { collections }: ChainDefinition,
  active: readonly Address[],
  random: Random,
): Collectibles {
  const owners = new Map<string, { collection: EvmCollection; tokenId: bigint; owner: number }>()
  const mints = collections.flatMap((collection) =>
    active.flatMap((account, index) =>
      [0, 1].map((copy): SeedTransaction => {
        const { address: to, standard } = collection
        const gas = 150_000n
        if (standard === 'erc1155') {
          // Editions: accounts share the same few ids.
          const args = [account, BigInt(((index + copy) % 4) + 1), BigInt(random.integer(1, 5))] as const
          return {
            from: treasury,
            to,
            gas,
            data: encodeFunctionData({ abi: editionsAbi, functionName: 'mint', args }),
          }
        }
        const tokenId = BigInt(index * 2 + copy + 1)
        owners.set(`${to}/${tokenId}`, { collection, tokenId, owner: index })
        const args = [account, tokenId] as const
        return {
          from: treasury,
          to,
          gas,
          data: encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args }),
        }
      }),
    ),
  )
  return {
    mints,
    give(from, to) {
      const owned = [...owners.values()].filter(({ owner }) => owner === from)
      const sender = active[from]
      const receiver = active[to]
      // Each account keeps one.
      const [given] = owned.length > 1 ? owned : []
      if (!given || !sender || !receiver) return undefined
      owners.set(`${given.collection.address}/${given.tokenId}`, { ...given, owner: to })
      const args = [sender, receiver, given.tokenId] as const
      const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'transferFrom', args })
      return { from: sender, to: given.collection.address, data, gas: 120_000n }
    },
  }
}

interface PlanTransactionParameters {
  readonly definition: ChainDefinition
  readonly active: readonly Address[]
  readonly random: Random
  readonly balances: Balances
  readonly collectibles: Collectibles
}

/** One transaction of an account: mostly transfers, some approvals, and a few that fail. */
function planTransaction(parameters: PlanTransactionParameters): readonly SeedTransaction[] {
  const { definition, active, random, balances, collectibles } = parameters
  const sender = random.integer(0, active.length - 1)
  const receiver = (sender + random.integer(1, active.length - 1)) % active.length
  const from = active[sender]
  const to = active[receiver]
  const [stablecoin] = definition.tokens
  if (!from || !to || !stablecoin) return []
  const kind = random.next()
  if (kind < 0.35) {
    return [{ from, to, value: BigInt(random.integer(1, 90)) * 10n ** 15n, gas: 21_000n }]
  }
  const given = kind < 0.45 ? collectibles.give(sender, receiver) : undefined
  if (given) return [given]
  if (kind < 0.53) {
    const args = [routerAddress, 10n ** BigInt(stablecoin.decimals + random.integer(1, 3))] as const
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args })
    return [{ from, to: stablecoin.address, data, gas: 80_000n }]
  }
  if (kind < 0.57) {
    // More than there is: the transaction fails.
    const args = [to, 10n ** 40n] as const
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
    return [{ from, to: stablecoin.address, data, gas: 80_000n }]
  }
  const tokens = definition.tokens.filter(({ kind }) => kind !== 'reset')
  const token = tokens[random.integer(0, tokens.length - 1)] ?? stablecoin
  const args = [to, balances.move(token, sender, receiver)] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
  return [{ from, to: token.address, data, gas: 120_000n }]
}

interface PlanTradeParameters extends Pick<PlanTransactionParameters, 'active' | 'random' | 'balances'> {
  readonly token: EvmToken
  readonly pool: PlannedPool
}

/** Every other block, an account buys some of the stablecoin. */
function planTrade({
  token,
  pool,
  active,
  random,
  balances,
}: PlanTradeParameters): readonly SeedTransaction[] {
  const buyer = random.integer(0, active.length - 1)
  const account = active[buyer]
  // A few dollars: the opening balances have to stay positive.
  const coins = pool.coinsFor(random.integer(1, 3))
  if (!account || random.chance(0.5)) return []
  const { transaction, received } = pool.sell(account, coins)
  balances.receive(token, buyer, received)
  return [transaction]
}
