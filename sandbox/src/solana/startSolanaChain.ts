import type { Address } from '@solana/kit'
import type { SolanaCollection } from '../collectibles/solanaCollectibles.ts'
import { createLedger, type Ledger } from './createLedger.ts'
import type { SolanaAccount } from './createSolanaAccounts.ts'
import { createSubscriptions, type Subscriptions } from './createSubscriptions.ts'
import { loadLiteSvm } from './loadLiteSvm.ts'
import { decodeMetaplexMetadata, metaplexProgramAddress } from './metaplexMetadata.ts'
import { planSolanaHistory } from './planSolanaHistory.ts'
import { seedLedger } from './seedLedger.ts'
import { solanaDefinition, solanaTokens } from './solanaDefinition.ts'
import { decodeMintAccount, decodeTokenAccount, isNft, tokenPrograms } from './tokenAccounts.ts'
import { decodeTokenMetadata, type TokenMetadata } from './tokenMetadata.ts'

/** An account's balance of SOL or of a token. */
export interface SolanaHolding {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Undefined for SOL itself. */
  readonly mint?: Address
  readonly amount: bigint
}

/** Metadata of an NFT, and where it is kept. */
export interface NftMetadata extends TokenMetadata {
  readonly standard: SolanaCollection['standard']
}

/** The running Solana chain. It lives in the sandbox's own process. */
export interface SolanaChain {
  readonly definition: typeof solanaDefinition
  /** Replaced by a reset, unless nothing has happened since the last one. */
  readonly ledger: Ledger
  readonly subscriptions: Subscriptions
  isRunning(): boolean
  /** Balances of SOL and of all fungible tokens. */
  getHoldings(address: Address): readonly SolanaHolding[]
  /** Mints of the NFTs that an account holds. */
  getNftMints(address: Address): readonly Address[]
  /** A mint's own metadata: that of Token-2022, else that of Metaplex. Undefined where there is none. */
  getNftMetadata(mint: Address): NftMetadata | undefined
  /** Back to the state after seeding. */
  reset(): void
  stop(): void
}

export interface StartSolanaChainParameters {
  readonly accounts: readonly SolanaAccount[]
  readonly seed: string
  /** URL of a collection's metadata, by its slug. */
  metadataUrl(slug: string): string
}

/** Mainnet's slot time. */
const slotMs = 400

/**
 * Starts the Solana chain in its seeded state.
 *
 * @throws SandboxError `LITESVM_MISSING`
 */
export async function startSolanaChain(parameters: StartSolanaChainParameters): Promise<SolanaChain> {
  const history = await planSolanaHistory(parameters)
  const [createRuntime, seedRuntime] = await Promise.all([
    loadLiteSvm(),
    seedLedger({ ...parameters, history }),
  ])
  const startedAt = Math.floor(Date.now() / 1_000)
  const subscriptions = createSubscriptions(() => ledger)
  let ledger = create()
  const seeded = ledger.transactions.size
  let running = true
  const timer = setInterval(() => ledger.advance(), slotMs)

  function create(): Ledger {
    const runtime = createRuntime()
    seedRuntime(runtime)
    const created = createLedger(runtime)
    for (const { decoded, secondsAgo } of history.transactions) {
      created.send(decoded, BigInt(startedAt - secondsAgo))
    }
    created.listen(subscriptions)
    return created
  }

  return {
    definition: solanaDefinition,
    get ledger() {
      return ledger
    },
    subscriptions,
    isRunning: () => running,
    getHoldings: (address) => readHoldings(ledger, address),
    getNftMints: (address) => readNftMints(ledger, address),
    getNftMetadata: (mint) => readNftMetadata(ledger, mint),
    reset() {
      // Transactions alone change accounts. A new runtime takes half a second.
      if (ledger.transactions.size > seeded) ledger = create()
      subscriptions.onReset()
    },
    stop() {
      running = false
      clearInterval(timer)
    },
  }
}

/** The mints of an account's tokens, with their balances. */
function readTokens({ svm }: Ledger, owner: Address) {
  const amounts = new Map<Address, bigint>()
  for (const account of tokenPrograms.flatMap((program) => svm.getProgramAccounts(program))) {
    const token = decodeTokenAccount(account)
    if (token?.owner === owner) amounts.set(token.mint, (amounts.get(token.mint) ?? 0n) + token.amount)
  }
  return [...amounts].flatMap(([mint, amount]) => {
    const account = svm.getAccount(mint)
    const facts = account.exists ? decodeMintAccount(account) : undefined
    return facts ? [{ mint, amount, facts }] : []
  })
}

/** SOL, then all fungible tokens that the account holds, listed ones first. Unknown tokens have empty names. */
function readHoldings(ledger: Ledger, owner: Address): readonly SolanaHolding[] {
  const place = (mint: Address) => {
    const index = solanaTokens.findIndex((token) => token.mint === mint)
    return index < 0 ? solanaTokens.length : index
  }
  const tokens = readTokens(ledger, owner)
    .filter(({ facts }) => !isNft(facts))
    .sort((left, right) => place(left.mint) - place(right.mint))
    .map(({ mint, amount, facts: { decimals } }) => {
      const { name = '', symbol = '' } = solanaTokens[place(mint)] ?? {}
      return { name, symbol, decimals, mint, amount }
    })
  return [{ ...solanaDefinition.nativeCurrency, amount: ledger.svm.getBalance(owner) ?? 0n }, ...tokens]
}

function readNftMints(ledger: Ledger, owner: Address): readonly Address[] {
  return readTokens(ledger, owner)
    .filter(({ amount, facts }) => amount > 0n && isNft(facts))
    .map(({ mint }) => mint)
}

function readNftMetadata({ svm }: Ledger, mint: Address): NftMetadata | undefined {
  const account = svm.getAccount(mint)
  const own = account.exists ? decodeTokenMetadata(account, mint) : undefined
  if (own) return { ...own, standard: 'token2022' }
  for (const candidate of svm.getProgramAccounts(metaplexProgramAddress)) {
    const metadata = decodeMetaplexMetadata(candidate, mint)
    if (metadata) return { ...metadata, standard: 'metaplex' }
  }
  return undefined
}
