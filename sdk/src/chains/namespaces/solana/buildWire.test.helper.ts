import { type Address, address } from '@solana/addresses'
import { pipe } from '@solana/functional'
import type { Instruction } from '@solana/instructions'
import {
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import { firstSolanaAddress } from '../../../test/testPage.test.helper.ts'

const table = address('4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz')

interface Draft {
  readonly payer?: Address
  readonly blockhash?: string
  readonly version?: 0 | 'legacy'
  readonly lookedUp?: Address[]
  readonly lookupTable?: Address
}

/** An unsigned transaction, paid by the first test account. */
export function buildWire(instructions: readonly Instruction[], draft: Draft = {}): Uint8Array {
  const {
    payer = address(firstSolanaAddress),
    blockhash = table,
    version = 0,
    lookedUp,
    lookupTable = table,
  } = draft
  const message = pipe(
    createTransactionMessage({ version: version as 0 }),
    (next) => setTransactionMessageFeePayer(payer, next),
    (next) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as never, lastValidBlockHeight: 9n },
        next,
      ),
    (next) => appendTransactionMessageInstructions(instructions, next),
    (next) =>
      lookedUp
        ? compressTransactionMessageUsingAddressLookupTables(next, {
            [lookupTable as string]: lookedUp,
          } as never)
        : next,
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message as never)))
}
