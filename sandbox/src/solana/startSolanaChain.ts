import type { Address } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { createLedger, type Ledger } from './createLedger.ts'
import type { SolanaAccount } from './createSolanaAccounts.ts'
import { createSubscriptions, type Subscriptions } from './createSubscriptions.ts'
import { loadLiteSvm } from './loadLiteSvm.ts'
import { seedLedger } from './seedLedger.ts'
import { solanaDefinition, solanaTokens, token2022ProgramAddress } from './solanaDefinition.ts'
import { decodeTokenAccount } from './tokenAccounts.ts'

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
  /** Balances of SOL and of the sandbox's tokens. */
  getHoldings(address: Address): readonly SolanaHolding[]
  /** Back to the state after seeding. */
  reset(): void
  stop(): void
}

export interface StartSolanaChainParameters {
  readonly accounts: readonly SolanaAccount[]
  readonly seed: string
}

/** Mainnet's slot time. */
const slotMs = 400

/**
 * Starts the Solana chain in its seeded state.
 *
 * @throws SandboxError `LITESVM_MISSING`
 */
export async function startSolanaChain(parameters: StartSolanaChainParameters): Promise<SolanaChain> {
  const [createRuntime, seedRuntime] = await Promise.all([loadLiteSvm(), seedLedger(parameters)])
  const subscriptions = createSubscriptions(() => ledger)
  let ledger = create()
  let running = true
  const timer = setInterval(() => ledger.advance(), slotMs)

  function create(): Ledger {
    const runtime = createRuntime()
    seedRuntime(runtime)
    const created = createLedger(runtime)
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

function readHoldings({ svm }: Ledger, owner: Address): readonly SolanaHolding[] {
  const held = [TOKEN_PROGRAM_ADDRESS, token2022ProgramAddress]
    .flatMap((program) => svm.getProgramAccounts(program))
    .map((account) => decodeTokenAccount(account))
    .filter((token) => token?.owner === owner)
  const { nativeCurrency } = solanaDefinition
  return [
    { ...nativeCurrency, amount: svm.getBalance(owner) ?? 0n },
    ...solanaTokens.map(({ name, symbol, decimals, mint }) => {
      const amount = held.reduce((sum, token) => (token?.mint === mint ? sum + token.amount : sum), 0n)
      return { name, symbol, decimals, mint, amount }
    }),
  ]
}
