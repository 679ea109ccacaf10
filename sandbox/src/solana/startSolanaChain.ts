import type { Address } from '@solana/kit'
import { createLedger, type Ledger } from './createLedger.ts'
import type { SolanaAccount } from './createSolanaAccounts.ts'
import { createSubscriptions, type Subscriptions } from './createSubscriptions.ts'
import { loadLiteSvm } from './loadLiteSvm.ts'
import { planSolanaHistory } from './planSolanaHistory.ts'
import { seedLedger } from './seedLedger.ts'
import { solanaDefinition, solanaTokens } from './solanaDefinition.ts'
import { decodeMintAccount, decodeTokenAccount, isNft, tokenPrograms } from './tokenAccounts.ts'

/** An account's balance of SOL or of a token. */
export interface SolanaHolding {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Undefined for SOL itself. */
  readonly mint?: Address
  readonly amount: bigint
}

/** The running Solana chain. It lives in the sandbox's own process. */
export interface SolanaChain {
  readonly definition: typeof solanaDefinition
  /** Replaced by each reset. */
  readonly ledger: Ledger
  readonly subscriptions: Subscriptions
  isRunning(): boolean
  /** Balances of SOL and of all fungible tokens. */
  getHoldings(address: Address): readonly SolanaHolding[]
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
    reset() {
      ledger = create()
      subscriptions.onReset()
    },
    stop() {
      running = false
      clearInterval(timer)
    },
  }
}

/** SOL, then all fungible tokens that the account holds. Unknown tokens have empty names. */
function readHoldings({ svm }: Ledger, owner: Address): readonly SolanaHolding[] {
  const amounts = new Map<Address, bigint>()
  for (const account of tokenPrograms.flatMap((program) => svm.getProgramAccounts(program))) {
    const token = decodeTokenAccount(account)
    if (token?.owner === owner) amounts.set(token.mint, (amounts.get(token.mint) ?? 0n) + token.amount)
  }
  const { nativeCurrency } = solanaDefinition
  const listed = solanaTokens.flatMap(({ mint }) => (amounts.has(mint) ? [mint] : []))
  const tokens = [...new Set([...listed, ...amounts.keys()])].flatMap((mint): SolanaHolding[] => {
    const account = svm.getAccount(mint)
    const facts = account.exists ? decodeMintAccount(account) : undefined
    if (!facts || isNft(facts)) return []
    const { name = '', symbol = '' } = solanaTokens.find((token) => token.mint === mint) ?? {}
    return [{ name, symbol, decimals: facts.decimals, mint, amount: amounts.get(mint) ?? 0n }]
  })
  return [{ ...nativeCurrency, amount: svm.getBalance(owner) ?? 0n }, ...tokens]
}
