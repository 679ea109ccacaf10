import { type Address, address } from '@solana/addresses'
import { pipe } from '@solana/functional'
import { AccountRole, type Instruction } from '@solana/instructions'
import {
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import { describe, expect, it } from 'vitest'
import { firstSolanaAddress, secondSolanaAddress } from '../../testing/testPage.test.helper.ts'
import { isCarriedOut } from './isCarriedOut.ts'
import { setBudget, systemProgram, transferSol } from './transferInstructions.ts'

const [alice, bob] = [address(firstSolanaAddress), address(secondSolanaAddress)]
const thief = address('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')
const lighthouse = address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
const table = address('4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz')
const transfer = transferSol({ from: alice, to: bob, lamports: 7n })

interface Draft {
  readonly payer?: Address
  readonly blockhash?: string
  readonly version?: 0 | 'legacy'
  readonly lookedUp?: Address[]
  readonly lookupTable?: Address
}

function build(instructions: readonly Instruction[], draft: Draft = {}): Uint8Array {
  const { payer = alice, blockhash = table, version = 0, lookedUp, lookupTable = table } = draft
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

const requested = build([...setBudget(500), transfer])
const advanceNonce: Instruction = {
  programAddress: systemProgram,
  accounts: [
    { address: thief, role: AccountRole.WRITABLE },
    { address: alice, role: AccountRole.READONLY_SIGNER },
  ],
  data: Uint8Array.of(4, 0, 0, 0),
}

// T3, T5
describe('a signed transaction', () => {
  it.each<[what: string, signed: Uint8Array]>([
    ['the same bytes', requested],
    ['another blockhash', build([...setBudget(500), transfer], { blockhash: thief })],
    ['no fee of its own', build([transfer])],
    ['another fee', build([...setBudget(900), transfer])],
    ['a fee after the transfer', build([transfer, ...setBudget(500)])],
    ['the older format', build([...setBudget(500), transfer], { version: 'legacy' })],
    ['an assertion of the wallet', build([transfer, { programAddress: lighthouse, data: Uint8Array.of(1) }])],
  ])('carries out what was requested with %s', (_, signed) => {
    expect(isCarriedOut(requested, signed)).toBe(true)
  })

  it.each<[what: string, signed: Uint8Array]>([
    ['another receiver', build([transferSol({ from: alice, to: thief, lamports: 7n })])],
    ['another amount', build([transferSol({ from: alice, to: bob, lamports: 8n })])],
    ['one more transfer', build([transfer, transferSol({ from: alice, to: thief, lamports: 1n })])],
    ['the transfer twice', build([transfer, transfer])],
    ['no transfer', build([])],
    ['another payer', build([transfer], { payer: thief })],
    ['a nonce instead of a blockhash', build([advanceNonce, transfer])],
    ['the receiver in a lookup table', build([transfer], { lookedUp: [bob] })],
    ['another program', build([{ ...transfer, programAddress: thief }])],
    ['bytes after the data', build([{ ...transfer, data: Uint8Array.of(...(transfer.data ?? []), 0) }])],
    ['bytes that are no transaction', new Uint8Array(100)],
    ['no bytes', new Uint8Array()],
  ])('does something else with %s', (_, signed) => {
    expect(isCarriedOut(requested, signed)).toBe(false)
  })

  it('is compared with its lookup tables, by table and place', () => {
    const withTable = build([transfer], { lookedUp: [bob] })
    expect(isCarriedOut(withTable, build([transfer], { lookedUp: [bob], blockhash: thief }))).toBe(true)
    expect(isCarriedOut(withTable, build([transfer]))).toBe(false)
    expect(isCarriedOut(withTable, build([transfer], { lookedUp: [thief, bob] }))).toBe(false)
    expect(isCarriedOut(withTable, build([transfer], { lookedUp: [bob], lookupTable: thief }))).toBe(false)
  })

  it('is not carried out where the request itself cannot be read', () => {
    expect(isCarriedOut(new Uint8Array(), new Uint8Array())).toBe(false)
  })
})
