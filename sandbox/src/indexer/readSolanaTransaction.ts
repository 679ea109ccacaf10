import type { LedgerTransaction } from '../solana/createLedger.ts'
import type { TokenBalanceEntry } from '../solana/tokenAccounts.ts'
import type { IndexedTransaction, IndexedTransfer } from './IndexedTransaction.ts'

/** Converts a transaction to the index's form. Movements are the differences of the balances before and after. */
export function readSolanaTransaction(transaction: LedgerTransaction, position: number): IndexedTransaction {
  const { signature, slot, blockTime, error, keys } = transaction
  const payer = keys.fromMessage[0] ?? ''
  const transfers = error ? [] : [...solTransfers(transaction, payer), ...tokenTransfers(transaction)]
  return {
    hash: signature,
    block: Number(slot),
    position,
    minedAt: Number(blockTime) * 1_000,
    sender: payer,
    recipient: transfers[0]?.recipient || null,
    nonce: 0,
    succeeded: error === null,
    operation: transfers.length > 0 ? 'transfer' : 'execute',
    transfers,
  }
}

function solTransfers({ keys, before, after }: LedgerTransaction, payer: string): readonly IndexedTransfer[] {
  const all: readonly string[] = [...keys.fromMessage, ...keys.writable, ...keys.readonly]
  // Rent of token accounts is a deposit of theirs, not a payment.
  const ofTokens = new Set([...before.tokens, ...after.tokens].map(({ accountIndex }) => accountIndex))
  const fee = sum(before.lamports) - sum(after.lamports)
  const changes = all.flatMap((account, index): Change[] => {
    if (ofTokens.has(index)) return []
    const change = (after.lamports[index] ?? 0n) - (before.lamports[index] ?? 0n)
    return [{ account, change: account === payer ? change + fee : change }]
  })
  return pairUp(changes, { standard: 'native', contract: '', tokenId: '' })
}

function tokenTransfers({ before, after }: LedgerTransaction): readonly IndexedTransfer[] {
  const mints = new Map(
    [...before.tokens, ...after.tokens].map(({ mint, uiTokenAmount }) => [mint, uiTokenAmount]),
  )
  return [...mints].flatMap(([mint, { decimals }]) => {
    const held = (entries: readonly TokenBalanceEntry[], owner: string) =>
      sum(
        entries
          .filter((entry) => entry.mint === mint && entry.owner === owner)
          .map(({ uiTokenAmount }) => BigInt(uiTokenAmount.amount)),
      )
    const entries = [...before.tokens, ...after.tokens].filter((entry) => entry.mint === mint)
    const changes = [...new Set(entries.map(({ owner }) => owner))].map((account) => ({
      account,
      change: held(after.tokens, account) - held(before.tokens, account),
    }))
    const standard = decimals === 0 ? 'splNft' : 'spl'
    return pairUp(changes, { standard, contract: mint, tokenId: '' })
  })
}

interface Change {
  readonly account: string
  readonly change: bigint
}

/**
 * Turns changes of balances into transfers: the account that lost most sent to each that gained. Without a loser tokens were
 * created, without a winner destroyed.
 */
function pairUp(
  changes: readonly Change[],
  moved: Pick<IndexedTransfer, 'standard' | 'contract' | 'tokenId'>,
): readonly IndexedTransfer[] {
  const gains = changes.filter(({ change }) => change > 0n)
  const [loss] = changes
    .filter(({ change }) => change < 0n)
    .sort((left, right) => (left.change < right.change ? -1 : 1))
  if (gains.length === 0) {
    return loss ? [{ ...moved, sender: loss.account, recipient: '', amount: -loss.change }] : []
  }
  // Coins do not appear from nowhere: without a payment by another account it was a deposit coming back.
  if (!loss && moved.standard === 'native') return []
  return gains.map(({ account, change }) => ({
    ...moved,
    sender: loss?.account ?? '',
    recipient: account,
    amount: change,
  }))
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
