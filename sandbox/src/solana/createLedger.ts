import type { Address, Signature } from '@solana/kit'
import type { LiteSVM, SimulatedTransactionInfo, TransactionMetadata } from 'litesvm'
import { type Blockhashes, createBlockhashes } from './createBlockhashes.ts'
import { type AccountKeys, type DecodedTransaction, readAccountKeys } from './decodeTransaction.ts'
import { readTokenBalances, type TokenBalanceEntry } from './tokenAccounts.ts'
import { type TransactionError, toTransactionError } from './toTransactionError.ts'

/** An executed transaction, successful or not. */
export interface LedgerTransaction {
  readonly signature: Signature
  readonly slot: bigint
  /** Seconds since 1970. */
  readonly blockTime: bigint
  readonly error: TransactionError | null
  readonly metadata: TransactionMetadata
  readonly decoded: DecodedTransaction
  readonly keys: AccountKeys
  readonly before: AccountBalances
  readonly after: AccountBalances
}

/** Balances of a transaction's accounts, in the order of its keys. */
export interface AccountBalances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenBalanceEntry[]
}

/** Result of sending or simulating a transaction. */
export interface Outcome {
  readonly error: TransactionError | null
  readonly metadata: TransactionMetadata
  /** The accounts as a simulation would leave them; empty when it failed. */
  readonly accounts: ReturnType<SimulatedTransactionInfo['postAccounts']>
}

export interface LedgerListener {
  onSlot(slot: bigint): void
  /** `signature` was executed; `accounts` may have changed. */
  onTransaction(signature: Signature, accounts: readonly Address[]): void
}

/** The chain's state: the runtime, and the slots, blockhashes and history of a node. */
export interface Ledger {
  readonly svm: LiteSVM
  readonly slot: bigint
  readonly blockhashes: Blockhashes
  /** Oldest first. */
  readonly transactions: ReadonlyMap<Signature, LedgerTransaction>
  /**
   * Executes a transaction and records it, unless it fails before execution.
   *
   * @param blockTime Seconds since 1970. Default: now.
   */
  send(decoded: DecodedTransaction, blockTime?: bigint): Outcome
  /** Executes a transaction without committing it. */
  simulate(decoded: DecodedTransaction, options: { readonly checksSignatures: boolean }): Outcome
  /** Starts the next slot. */
  advance(): void
  listen(listener: LedgerListener): void
}

/** Creates a ledger on top of a runtime. */
export function createLedger(svm: LiteSVM): Ledger {
  const blockhashes = createBlockhashes(svm)
  const transactions = new Map<Signature, LedgerTransaction>()
  const listeners: LedgerListener[] = []
  let slot = 0n

  function advance(): void {
    slot += 1n
    svm.expireBlockhash()
    svm.warpToSlot(slot)
    const clock = svm.getClock()
    clock.unixTimestamp = secondsNow()
    svm.setClock(clock)
    blockhashes.add(slot)
    for (const listener of listeners) listener.onSlot(slot)
  }

  function send(decoded: DecodedTransaction, blockTime = secondsNow()): Outcome {
    const keys = readAccountKeys(svm, decoded.message)
    const all = [...keys.fromMessage, ...keys.writable, ...keys.readonly]
    const before = readBalances(svm, all)
    const outcome = toOutcome(svm.sendTransaction(decoded.transaction))
    if (!isOnChain(outcome)) return outcome
    const { signature } = decoded
    const after = readBalances(svm, all)
    const { error, metadata } = outcome
    transactions.set(signature, { signature, slot, blockTime, error, metadata, decoded, keys, before, after })
    for (const listener of listeners) listener.onTransaction(signature, all)
    return outcome
  }

  function simulate(decoded: DecodedTransaction, options: { readonly checksSignatures: boolean }): Outcome {
    svm.withSigverify(options.checksSignatures)
    try {
      return toOutcome(svm.simulateTransaction(decoded.transaction))
    } finally {
      svm.withSigverify(true)
    }
  }

  advance()
  return {
    svm,
    get slot() {
      return slot
    },
    blockhashes,
    transactions,
    send,
    simulate,
    advance,
    listen: (listener) => void listeners.push(listener),
  }
}

type RuntimeResult = ReturnType<LiteSVM['sendTransaction']> | ReturnType<LiteSVM['simulateTransaction']>

function toOutcome(result: RuntimeResult): Outcome {
  if ('err' in result) {
    return { error: toTransactionError(result.err()), metadata: result.meta(), accounts: [] }
  }
  if ('postAccounts' in result) {
    return { error: null, metadata: result.meta(), accounts: result.postAccounts() }
  }
  return { error: null, metadata: result, accounts: [] }
}

/** A failed instruction costs the fee; a transaction that fails earlier (signature, fee) is not recorded. */
function isOnChain({ error }: Outcome): boolean {
  return error === null || (typeof error === 'object' && !('DuplicateInstruction' in error))
}

function readBalances(svm: LiteSVM, keys: readonly Address[]): AccountBalances {
  const accounts = keys.map((key) => svm.getAccount(key))
  return {
    lamports: accounts.map((account) => (account.exists ? account.lamports : 0n)),
    tokens: readTokenBalances(svm, accounts),
  }
}

function secondsNow(): bigint {
  return BigInt(Math.floor(Date.now() / 1_000))
}
