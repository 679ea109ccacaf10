import { address } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { describe, expect, it } from 'vitest'
import { firstSolanaAddress, secondSolanaAddress } from '../../../test/testPage.test.helper.ts'
import { buildWire } from './buildWire.test.helper.ts'
import { isCarriedOut } from './isCarriedOut.ts'
import { setBudget, systemProgram, transferSol } from './transferInstructions.ts'

const [alice, bob] = [address(firstSolanaAddress), address(secondSolanaAddress)]
const thief = address('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')
const lighthouse = address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
const transfer = transferSol({ from: alice, to: bob, lamports: 7n })

const requested = buildWire([...setBudget(500), transfer])
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
    ['another blockhash', buildWire([...setBudget(500), transfer], { blockhash: thief })],
    ['no fee of its own', buildWire([transfer])],
    ['another fee', buildWire([...setBudget(900), transfer])],
    ['a fee after the transfer', buildWire([transfer, ...setBudget(500)])],
    ['the older format', buildWire([...setBudget(500), transfer], { version: 'legacy' })],
    [
      'an assertion of the wallet',
      buildWire([transfer, { programAddress: lighthouse, data: Uint8Array.of(1) }]),
    ],
  ])('carries out what was requested with %s', (_, signed) => {
    expect(isCarriedOut(requested, signed)).toBe(true)
  })

  it.each<[what: string, signed: Uint8Array]>([
    ['another receiver', buildWire([transferSol({ from: alice, to: thief, lamports: 7n })])],
    ['another amount', buildWire([transferSol({ from: alice, to: bob, lamports: 8n })])],
    ['one more transfer', buildWire([transfer, transferSol({ from: alice, to: thief, lamports: 1n })])],
    ['the transfer twice', buildWire([transfer, transfer])],
    ['no transfer', buildWire([])],
    ['another payer', buildWire([transfer], { payer: thief })],
    ['a nonce instead of a blockhash', buildWire([advanceNonce, transfer])],
    ['the receiver in a lookup table', buildWire([transfer], { lookedUp: [bob] })],
    ['another program', buildWire([{ ...transfer, programAddress: thief }])],
    ['bytes after the data', buildWire([{ ...transfer, data: Uint8Array.of(...(transfer.data ?? []), 0) }])],
    ['bytes that are no transaction', new Uint8Array(100)],
    ['no bytes', new Uint8Array()],
  ])('does something else with %s', (_, signed) => {
    expect(isCarriedOut(requested, signed)).toBe(false)
  })

  it('is compared with its lookup tables, by table and place', () => {
    const withTable = buildWire([transfer], { lookedUp: [bob] })
    expect(isCarriedOut(withTable, buildWire([transfer], { lookedUp: [bob], blockhash: thief }))).toBe(true)
    expect(isCarriedOut(withTable, buildWire([transfer]))).toBe(false)
    expect(isCarriedOut(withTable, buildWire([transfer], { lookedUp: [thief, bob] }))).toBe(false)
    expect(isCarriedOut(withTable, buildWire([transfer], { lookedUp: [bob], lookupTable: thief }))).toBe(
      false,
    )
  })

  it('is not carried out where the request itself cannot be read', () => {
    expect(isCarriedOut(new Uint8Array(), new Uint8Array())).toBe(false)
  })
})
